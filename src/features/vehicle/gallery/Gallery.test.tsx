// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { islandImage } from '#components/ui/island-image.ts';
import { aCatalogueImage } from '#tests/support/catalogue-builders.ts';
import { DamageList } from './DamageList.tsx';
import { Gallery } from './Gallery.tsx';
import { $isLightboxOpen, $joined, $selected, setOwnCount, stepImage } from './gallery-store.ts';

const images = ['p1', 'p2', 'p3'].map((id) => islandImage(aCatalogueImage(id)));
const scratch = { ...islandImage(aCatalogueImage('d1')), caption: 'Ridse i døren' };

beforeEach(() => {
  $joined.set([]);
  $isLightboxOpen.set(false);
  $selected.set(0);
  setOwnCount(images.length);
});
afterEach(cleanup);

function renderGallery(): void {
  render(
    <>
      <Gallery name="Volvo V60" images={images} />
      <DamageList damages={[scratch]} />
    </>,
  );
}

const link = (name: string) => screen.getByRole('link', { name });

test('a selection from elsewhere on the page reaches counter and thumbnails', () => {
  renderGallery();
  act(() => stepImage(-1));
  expect(screen.getByText('3 / 3')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Billede 3 af 3');
  expect(link('Vis billede 3').getAttribute('aria-current')).toBe('true');
  expect(link('Vis billede 1').getAttribute('aria-current')).toBeNull();
});

test('a press on an image opens the lightbox at that image', () => {
  renderGallery();
  fireEvent.click(link('Se billede 2 i fuld størrelse'));
  const lightbox = screen.getByRole('dialog', { name: 'Billeder i fuld størrelse' });
  expect(within(lightbox).getByRole('status').textContent).toBe('2 / 3');
  fireEvent.click(within(lightbox).getByRole('button', { name: 'Luk billedvisning' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press with a control key on an image is left to the browser', () => {
  renderGallery();
  fireEvent.click(link('Se billede 2 i fuld størrelse'), { ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a press on a damage adds its image to the gallery and shows it with its description', () => {
  renderGallery();
  fireEvent.click(link('Vis billede af skade 1: Ridse i døren'));
  const lightbox = screen.getByRole('dialog', { name: 'Billeder i fuld størrelse' });
  expect(within(lightbox).getByRole('status').textContent).toBe('4 / 4');
  expect(within(lightbox).getByRole('figure').textContent).toBe('Ridse i døren');
});

test('a gallery that is hydrated after an arrow key shows the image that the key selected', () => {
  const gallery = <Gallery name="Volvo V60" images={images} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(gallery);
  document.body.append(container);
  stepImage(1);
  const onRecoverableError = vi.fn();
  render(gallery, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByText('2 / 3')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Billede 2 af 3');
  container.remove();
});
