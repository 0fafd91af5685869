// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NO_DAMAGE_FACTS } from '#domain/damage/facts.ts';
import { DAMAGE_IMAGES, type ImageSet, VEHICLE_IMAGES } from '../data/image-sets.ts';
import type { ManagedImage } from '../data/managed-image.ts';
import { ImageCard } from './ImageCard.tsx';

afterEach(cleanup);

const IMAGE: ManagedImage = {
  ...{ id: 'a', version: 1, image_order: 0, is_primary: true, text: '', repaired: [] },
  ...{ shot: null, trashed_at: null },
  ...{ image_url: '/pictures/x', storage_path: 'x', image_state: 'ready', image_error: null },
  widths: [480],
  damage: NO_DAMAGE_FACTS,
};

const NO_ACTIONS = {
  ...{ move: async () => {}, makePrimary: async () => {}, remove: async () => true },
};

function show(set: ImageSet, repaired: readonly string[]) {
  const saveText = vi.fn(async () => {});
  const actions = { ...NO_ACTIONS, saveText };
  const handle = { ref: () => {}, onKeyDown: () => {}, onBlur: () => {}, 'aria-describedby': 'x' };
  const image = { ...IMAGE, repaired };
  const place = { index: 0, count: 1, lifted: false, isSelected: false, onSelect: () => {} };
  render(<ImageCard {...place} set={set} image={image} handle={handle} actions={actions} />);
  return saveText;
}

const saveButton = () => screen.queryByRole('button', { name: 'Gem, som det er: billede 1' });

test('an image whose caption could not be read names it and is saved without it by one press', () => {
  const saveText = show(VEHICLE_IMAGES, ['caption', 'image_order']);
  expect(
    screen.getByText(/^Kunne ikke læses og er tomt: Billedtekst, Rækkefølge\./u),
  ).toBeDefined();
  fireEvent.click(saveButton() as HTMLElement);
  expect(saveText).toHaveBeenCalledWith(expect.objectContaining({ id: 'a' }), '');
});

test('a saved image keeps the focus in its card once the button is gone', async () => {
  const handle = { ref: () => {}, onKeyDown: () => {}, onBlur: () => {}, 'aria-describedby': 'x' };
  const card = (repaired: readonly string[], saveText: () => Promise<void>) => (
    <ImageCard
      {...{ index: 0, count: 1, lifted: false, isSelected: false, onSelect: () => {} }}
      {...{ set: VEHICLE_IMAGES, handle }}
      image={{ ...IMAGE, repaired }}
      actions={{ ...NO_ACTIONS, saveText }}
    />
  );
  const save = async (): Promise<void> => act(() => view.rerender(card([], save)));
  const view = render(card(['caption'], save));
  saveButton()?.focus();
  fireEvent.click(saveButton() as HTMLElement);
  await waitFor(() => expect(saveButton()).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Billedtekst')));
});

test('a damage whose description could not be read is saved by writing it alone', () => {
  show(DAMAGE_IMAGES, ['damage_description']);
  expect(screen.getByText(/^Kunne ikke læses og er tomt: Beskrivelse af skaden\./u)).toBeDefined();
  expect(saveButton()).toBeNull();
  expect(screen.getByLabelText('Beskrivelse af skaden')).toHaveProperty('value', '');
});

test('an image with an unreadable field of a function asks for another upload', () => {
  show(VEHICLE_IMAGES, ['color', 'caption']);
  expect(screen.getByText(/Slet det, og læg det op igen\.$/u)).toBeDefined();
  expect(saveButton()).toBeNull();
});

test('an image that can be read says nothing of its fields', () => {
  show(VEHICLE_IMAGES, []);
  expect(screen.queryByText(/læses/u)).toBeNull();
});
