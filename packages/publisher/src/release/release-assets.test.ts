import { expect, it } from 'vitest';
import type { ReleasedAsset } from '../state/release-state.ts';
import { STORED_RELEASES, withInherited } from './release-assets.ts';

const NEW = new Map([['/_astro/new.js', { gzip: 'n', age: 0 }]]);
const OLD = '/_astro/old.js';

it('a hashed file stays for as many versions of the code as are kept and is then dropped', () => {
  let assets: Map<string, ReleasedAsset> = new Map([[OLD, { gzip: 'o', age: 0 }]]);
  let versions = 1;
  while (assets.has(OLD)) {
    assets = withInherited(NEW, assets, true);
    versions += 1;
  }
  expect(versions - 1).toBe(STORED_RELEASES);
});

it('a hashed file grows no older by releases of the same code', () => {
  const before = new Map([[OLD, { gzip: 'o', age: 2 }]]);
  expect(withInherited(NEW, before, false).get(OLD)).toEqual({ gzip: 'o', age: 2 });
});

it('the age of a hashed file is reset when the code uses it again', () => {
  const before = new Map([['/_astro/new.js', { gzip: 'n', age: 3 }]]);
  expect(withInherited(NEW, before, true)).toEqual(NEW);
});

it('a file without a hash in its name leaves with the code that had it', () => {
  const before = new Map([['/favicon.svg', { gzip: 'f', age: 0 }]]);
  expect(withInherited(NEW, before, true)).toEqual(NEW);
});
