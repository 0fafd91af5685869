// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startHearts } from './start-hearts.ts';

const KEY = 'favourites';

beforeEach(() => {
  document.body.innerHTML = `<a data-favourites-key="${KEY}"></a>`;
  localStorage.setItem(KEY, JSON.stringify({ vehicles: [{ id: 'v60' }] }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const stored = () => document.querySelector('a')?.dataset['count'];

it('the first page of a visit reads the favourites of the device once it is idle', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  startHearts();
  expect(stored()).toBe(undefined);
  for (const work of idle) work();
  expect(stored()).toBe('1');
});

it('a page that another page of the site has led to reads the favourites of the device at once', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/inventory`);
  startHearts();
  expect(stored()).toBe('1');
});

it('a page that the browser shows again as it was reads the favourites of the device again', () => {
  startHearts();
  expect(stored()).toBe('1');
  localStorage.clear();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(stored()).toBe('0');
});
