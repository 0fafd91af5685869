import { beforeEach, expect, test } from 'vitest';
import { islandImage } from '#components/ui/island-image.ts';
import { aCatalogueImage } from '#tests/support/catalogue-builders.ts';
import {
  $isLightboxOpen,
  $joined,
  $selected,
  openDamage,
  selectImage,
  setOwnCount,
  stepImage,
} from './gallery-store.ts';

beforeEach(() => {
  $joined.set([]);
  $isLightboxOpen.set(false);
  $selected.set(0);
  setOwnCount(3);
});

test('the gallery starts at the first image and continues at the other end', () => {
  expect($selected.get()).toBe(0);
  stepImage(-1);
  expect($selected.get()).toBe(2);
  stepImage(1);
  expect($selected.get()).toBe(0);
});

test('a gallery without images stays at index 0', () => {
  setOwnCount(0);
  selectImage(1);
  expect($selected.get()).toBe(0);
});

test('the image of a damage joins the gallery once and opens in the lightbox each time', () => {
  const scratch = islandImage(aCatalogueImage('scratch'));
  openDamage(scratch);
  expect([$selected.get(), $isLightboxOpen.get()]).toEqual([3, true]);
  openDamage(islandImage(aCatalogueImage('dent')));
  expect($selected.get()).toBe(4);
  openDamage(scratch);
  expect([$selected.get(), $joined.get().length]).toEqual([3, 2]);
});

test('a gallery without images of its own shows the image of a damage', () => {
  setOwnCount(0);
  openDamage(islandImage(aCatalogueImage('scratch')));
  expect($selected.get()).toBe(0);
  expect($joined.get()).toHaveLength(1);
});
