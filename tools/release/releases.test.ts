import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ageAssets, KEPT_RELEASES } from './assets.ts';
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
  const site = openReleases(dataDir).current()?.release.site;
  return site && readFile(join(site, 'index.html'), 'utf8');
};

describe('releases', () => {
  it('show nothing before the first one', async () => {
    expect(openReleases(dataDir).current()).toBeNull();
  });

  it('show the one finished last, also after a restart', async () => {
    await release('one');
    await release('two');
    expect(await shown()).toBe('two');
  });

  it('keep generated headers away from visitors', async () => {
    const rule = { source: '/', headers: [{ key: 'A', value: 'b' }] };
    const { release: made } = await release('one', [rule]);
    expect(openReleases(dataDir).current()?.release.headers).toEqual([rule]);
    expect(existsSync(join(made.site, '_headers.json'))).toBe(false);
  });

  it('are forgotten but for the last ones', async () => {
    for (let count = 0; count < KEPT_RELEASES + 2; count += 1) await release(`${count}`);
    expect(await readdir(join(dataDir, 'releases'))).toHaveLength(KEPT_RELEASES);
    expect(await shown()).toBe(`${KEPT_RELEASES + 1}`);
  });

  it('roll back one at a time and then no further', async () => {
    for (const text of ['one', 'two', 'three']) await release(text);
    await openReleases(dataDir).rollback();
    expect(await shown()).toBe('two');
    await openReleases(dataDir).rollback();
    expect(await shown()).toBe('one');
    expect(await openReleases(dataDir).rollback()).toBeNull();
    expect(await shown()).toBe('one');
  });

  it('go on with a new one after a rollback', async () => {
    for (const text of ['one', 'two']) await release(text);
    await openReleases(dataDir).rollback();
    await release('three');
    expect(await shown()).toBe('three');
  });

  it('go back to the last whole one after a loss of power', async () => {
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

  it('show the last whole one where the pointer itself is lost', async () => {
    for (const text of ['one', 'two']) await release(text);
    await writeFile(join(dataDir, 'current.json'), '');
    expect(await openReleases(dataDir).recover()).toBe(false);
    expect(await shown()).toBe('two');
  });

  it('clear away what a killed build left behind', async () => {
    const releases = openReleases(dataDir);
    const { site } = await releases.stage();
    await mkdir(site);
    openReleases(dataDir);
    expect(existsSync(site)).toBe(false);
  });
});

describe('hashed files', () => {
  it('stay reachable for the kept releases and then go', () => {
    let assets: Record<string, number> = { '_astro/old.js': 0 };
    let releases = 1;
    while ('_astro/old.js' in assets) {
      assets = ageAssets(['_astro/new.js'], assets).assets;
      releases += 1;
    }
    expect(releases - 1).toBe(KEPT_RELEASES);
  });

  it('are young again when a page asks for them again', () => {
    expect(ageAssets(['_astro/a.js'], { '_astro/a.js': 3 })).toEqual({
      assets: { '_astro/a.js': 0 },
      inherited: [],
    });
  });
});
