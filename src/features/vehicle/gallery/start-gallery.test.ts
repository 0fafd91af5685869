// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { $selected } from './gallery-store.ts';
import { startGallery } from './start-gallery.ts';

const onIntent = vi.fn();

const gallery = document.createElement('section');
const island = document.createElement('astro-island');
const track = document.createElement('ul');
track.dataset['track'] = '';
for (let index = 0; index < 3; index += 1) track.append(document.createElement('li'));
island.append(track);
island.addEventListener('intent', onIntent);
gallery.append(island);
const input = document.createElement('input');
document.body.append(gallery, input);
startGallery(gallery);

beforeEach(() => {
  $selected.set(0);
  onIntent.mockClear();
});

function press(key: string, target: EventTarget = document.body, init: KeyboardEventInit = {}) {
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );
}

test('an arrow key selects an image and hydrates the gallery', () => {
  press('ArrowLeft');
  expect($selected.get()).toBe(2);
  expect(onIntent).toHaveBeenCalled();
});

test('an arrow key in a field or with a modifier is left to the browser', () => {
  press('ArrowRight', input);
  press('ArrowLeft', document.body, { altKey: true });
  expect($selected.get()).toBe(0);
});

test('an arrow key while another dialog is open selects no image', () => {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  press('ArrowRight');
  expect($selected.get()).toBe(0);
  dialog.className = 'lightbox';
  press('ArrowRight');
  expect($selected.get()).toBe(1);
  dialog.remove();
});

test('a swipe hydrates the gallery, whatever began it', () => {
  track.dispatchEvent(new Event('scroll'));
  expect(onIntent).toHaveBeenCalledTimes(1);
});

test('the address of one image selects it', () => {
  location.hash = '#billede-3';
  dispatchEvent(new Event('hashchange'));
  expect($selected.get()).toBe(2);
});
