import { describe, expect, it } from 'vitest';
import { ageAssets, STORED_RELEASES } from './assets.ts';

describe('hashed files', () => {
  it('a hashed file stays reachable for as many releases as are kept and is then dropped', () => {
    let assets: Record<string, number> = { '_astro/old.js': 0 };
    let releases = 1;
    while ('_astro/old.js' in assets) {
      assets = ageAssets(['_astro/new.js'], assets).assets;
      releases += 1;
    }
    expect(releases - 1).toBe(STORED_RELEASES);
  });

  it('the age of a hashed file is reset when a page uses it again', () => {
    expect(ageAssets(['_astro/a.js'], { '_astro/a.js': 3 })).toEqual({
      assets: { '_astro/a.js': 0 },
      inherited: [],
    });
  });
});
