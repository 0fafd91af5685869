// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { NO_DAMAGE_FACTS } from '#domain/damage/facts.ts';
import { type ImageSet, VEHICLE_IMAGES } from '../data/image-sets.ts';
import type { ManagedImage } from '../data/managed-image.ts';
import { ImageCard } from './ImageCard.tsx';

afterEach(cleanup);

const IMAGE: ManagedImage = {
  ...{ id: 'a', version: 1, image_order: 0, is_primary: true, text: '', repaired: [] },
  shot: null,
  ...{ image_url: '/pictures/x', storage_path: 'x', image_state: 'ready', image_error: null },
  widths: [480],
  damage: NO_DAMAGE_FACTS,
};

const ACTIONS = {
  ...{ move: () => {}, makePrimary: () => {}, moveFirst: () => {} },
  remove: async () => true,
  saveText: async () => {},
};

function show(set: ImageSet, repaired: readonly string[]) {
  const handle = { ref: () => {}, onKeyDown: () => {}, onBlur: () => {}, 'aria-describedby': 'x' };
  const image = { ...IMAGE, repaired };
  const place = { index: 0, count: 1, lifted: false, isSelected: false, onSelect: () => {} };
  render(<ImageCard {...place} set={set} image={image} handle={handle} actions={ACTIONS} />);
}

test('an image with a field that could not be read asks for another upload', () => {
  show(VEHICLE_IMAGES, ['caption']);
  expect(screen.getByText(/Slet det, og læg det op igen\.$/u)).toBeDefined();
});

test('an image that can be read says nothing of its fields', () => {
  show(VEHICLE_IMAGES, []);
  expect(screen.queryByText(/læses/u)).toBeNull();
});
