import { expect, it } from 'vitest';
import { createTextCache } from './text-cache.ts';

it('a text is found by its key alone', () => {
  const cache = createTextCache(100);
  cache.set('audi', '<p>æøå</p>');
  expect([cache.get('audi'), cache.get('volvo')]).toEqual(['<p>æøå</p>', undefined]);
});

it('no more characters are held than are allowed', () => {
  const cache = createTextCache(1000);
  const keys = Array.from({ length: 50 }, (_, index) => `key ${index}`);
  for (const key of keys) {
    cache.set(key, 'x'.repeat(90));
    expect(cache.get(key)).toBe('x'.repeat(90));
    const held = keys.map((each) => cache.get(each)?.length ?? 0);
    expect(held.reduce((sum, length) => sum + length)).toBeLessThanOrEqual(1000);
  }
});

it('a text that is too long for the cache is not held, and pushes none out', () => {
  const cache = createTextCache(100);
  cache.set('short', 'text');
  cache.set('long', 'x'.repeat(100));
  expect([cache.get('short'), cache.get('long')]).toEqual(['text', undefined]);
});
