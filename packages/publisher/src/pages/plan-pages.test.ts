import { expect, it } from 'vitest';
import { DuplicatePageError, dataByPath, planPages } from './plan-pages.ts';

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

it('pages are planned by what they show: new, changed, unchanged and removed', () => {
  const pages = [page('/new'), page('/changed', { price: 2 }), page('/same', { price: 1 })];
  const before = new Map(['/changed', '/same', '/gone'].map((path) => [path, released(path)]));
  const shown = new Map([
    ['/changed', { price: 1 }],
    ['/same', { price: 1 }],
    ['/gone', { price: 1 }],
  ]);
  const { changed, unchanged, removed } = planPages(pages, dataByPath(pages), before, shown);
  const pathsOf = (planned: { path: string }[]) => planned.map(({ path }) => path);
  expect([pathsOf(changed), pathsOf(unchanged), removed]).toEqual([
    ['/new', '/changed'],
    ['/same'],
    ['/gone'],
  ]);
});
