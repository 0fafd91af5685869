import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ageAssets, STORED_RELEASES } from './assets.ts';
import { openReleases } from './releases.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

async function release(text: string, headers?: unknown) {
  const releases = openReleases(dataDir);
  const staging = await releases.stage();
  await mkdir(staging.site);
  await writeFile(join(staging.site, 'index.html'), text);
  if (headers) await writeFile(join(staging.site, '_headers.json'), JSON.stringify(headers));
  return releases.finish(staging);
}

const shown = async () => {
  const site = openReleases(dataDir).live()?.release.site;
  return site && readFile(join(site, 'index.html'), 'utf8');
};

describe('releases', () => {
  it('no release is live before the first one is finished', async () => {
    expect(openReleases(dataDir).live()).toBeNull();
  });

  it('the release finished last is live, after a restart as well', async () => {
    await release('one');
    await release('two');
    expect(await shown()).toBe('two');
  });

  it('the generated headers of a release are loaded and not served as a file', async () => {
    const rule = { source: '/', headers: [{ key: 'A', value: 'b' }] };
    const { release: made } = await release('one', [rule]);
    expect(openReleases(dataDir).live()?.release.headers).toEqual([rule]);
    expect(existsSync(join(made.site, '_headers.json'))).toBe(false);
  });

  it('old releases are deleted except the last few', async () => {
    for (let count = 0; count < STORED_RELEASES + 2; count += 1) await release(`${count}`);
    expect(await readdir(join(dataDir, 'releases'))).toHaveLength(STORED_RELEASES);
    expect(await shown()).toBe(`${STORED_RELEASES + 1}`);
  });

  it('a rollback goes back one release at a time and stops at the oldest', async () => {
    for (const text of ['one', 'two', 'three']) await release(text);
    await openReleases(dataDir).rollback();
    expect(await shown()).toBe('two');
    await openReleases(dataDir).rollback();
    expect(await shown()).toBe('one');
    expect(await openReleases(dataDir).rollback()).toBeNull();
    expect(await shown()).toBe('one');
  });

  it('a new release goes live after a rollback', async () => {
    for (const text of ['one', 'two']) await release(text);
    await openReleases(dataDir).rollback();
    await release('three');
    expect(await shown()).toBe('three');
  });

  it('recovery after a loss of power returns to the last complete release', async () => {
    const sites = [];
    for (const text of ['one', 'two', 'three']) sites.push((await release(text)).release.site);
    expect(await openReleases(dataDir).recover()).toBe(true);
    expect(await shown()).toBe('three');

    const [, two = '', three = ''] = sites;
    await writeFile(join(three, 'index.html'), '');
    await rm(join(two, 'index.html'));
    expect(await openReleases(dataDir).recover()).toBe(false);
    expect(await shown()).toBe('one');
    expect(await readdir(join(dataDir, 'releases'))).toHaveLength(1);
  });

  it('recovery shows the last complete release when the pointer file is lost', async () => {
    for (const text of ['one', 'two']) await release(text);
    await writeFile(join(dataDir, 'current.json'), '');
    expect(await openReleases(dataDir).recover()).toBe(false);
    expect(await shown()).toBe('two');
  });

  it('the staging folder of a killed build is removed at the next start', async () => {
    const releases = openReleases(dataDir);
    const { site } = await releases.stage();
    await mkdir(site);
    openReleases(dataDir);
    expect(existsSync(site)).toBe(false);
  });
});

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
