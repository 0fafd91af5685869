import { expect, it } from 'vitest';
import { DuplicatePageError, dataByPath, outdatedPages, removedPaths } from './plan-pages.ts';

const HASH = 'a'.repeat(64);
const page = (path: string, data: unknown = null) => ({ path, route: path, data });
const released = (path: string) => ({
  file: path,
  hash: HASH,
  gzip: HASH,
  inputs: HASH,
  inline: 0,
});

it('two pages of one address are refused, even if they show the same', () => {
  expect(() => dataByPath([page('/a'), page('/b'), page('/a')])).toThrow(
    new DuplicatePageError('Two pages have the address /a.'),
  );
});

it('pages are rendered that are new or show something else, and those that are gone are removed', () => {
  const pages = [page('/new'), page('/changed', { price: 2 }), page('/same', { price: 1 })];
  const before = new Map(['/changed', '/same', '/gone'].map((path) => [path, released(path)]));
  const shown = new Map([
    ['/changed', { price: 1 }],
    ['/same', { price: 1 }],
    ['/gone', { price: 1 }],
  ]);
  const toRender = outdatedPages(pages, before, shown);
  expect(toRender.map(({ path }) => path)).toEqual(['/new', '/changed']);
  expect(removedPaths(dataByPath(pages), before)).toEqual(['/gone']);
});
