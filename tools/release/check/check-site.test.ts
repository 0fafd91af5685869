import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readHostingConfig } from '#emulator/hosting/index.ts';
import type { ReleaseManifest } from '../release-manifest.ts';
import { checkSite } from './check-site.ts';

const ORIGIN = 'http://127.0.0.1:4321';
const HOSTING = readHostingConfig({
  hosting: { redirects: [{ source: '/accessory-shop', destination: '/accessories' }] },
});
const folders: string[] = [];

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

interface Site {
  files?: Record<string, string>;
  pages?: string[];
  vehicles?: number;
  before?: number;
  force?: boolean;
}

async function check({ files = {}, pages = [], vehicles = 10, before, force = false }: Site) {
  const site = await mkdtemp(join(tmpdir(), 'check-'));
  folders.push(site);
  const all = { 'index.html': '<h1>Biler</h1>', '404.html': '<h1>Væk</h1>', ...files };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(site, name)), { recursive: true });
    await writeFile(join(site, name), text);
  }
  const previous: ReleaseManifest | null =
    before === undefined ? null : { id: '1', built_at: '', vehicles: before, assets: {} };
  return checkSite({
    site,
    origin: ORIGIN,
    build: { vehicles, rejected: [], pages },
    previous,
    force,
    hosting: HOSTING,
  });
}

it('the release check passes a complete site', async () => {
  const result = await check({
    pages: ['/', '/car/1'],
    files: {
      'index.html': `<a href="/car/1#price">1</a> <a href="${ORIGIN}/car/1">1</a> <a href="/accessory-shop">shop</a>
        <img src="/pictures/vehicle-images/1/a/480.webp"> <a href="https://elsewhere.example/x">x</a> <a href="mailto:a@b.dk">m</a>`,
      'car/1.html': '<a href="../">home</a> <a href="?a=1">self</a>',
    },
  });
  expect(result).toEqual({ ok: true });
});

it.each([
  ['a page that the stock promises is missing', { pages: ['/car/2'] }, '/car/2'],
  ['a link leads nowhere', { files: { 'a.html': '<a href="/gone">x</a>' } }, '/gone (/a.html)'],
  [
    'an absolute link to the site itself leads nowhere',
    { files: { 'a.html': `<a href="${ORIGIN}/gone">x</a>` } },
    '/gone',
  ],
  [
    'an island has lost its script',
    { files: { 'a.html': '<astro-island component-url="/_astro/G.1.js"></astro-island>' } },
    '/_astro/G.1.js',
  ],
  [
    'a script has lost a chunk',
    { files: { '_astro/a.js': 'import"./chunk.2.js"' } },
    './chunk.2.js (/_astro/a.js)',
  ],
  [
    'a stylesheet has lost a font',
    { files: { '_astro/a.css': '@font-face{src:url(./f.woff2)}' } },
    './f.woff2',
  ],
])('the release check refuses a site in which %s', async (_what, site, problem) => {
  const result = await check(site);
  expect(result).toEqual({
    ok: false,
    problem: expect.stringContaining(problem),
    failure: 'technical',
  });
});

it('the release check refuses a stock that shrank by more than half', async () => {
  expect(await check({ vehicles: 4, before: 9 })).toEqual({
    ok: false,
    problem: expect.stringContaining('fra 9 til 4 biler'),
    failure: 'stock_shrank',
  });
  expect(await check({ vehicles: 5, before: 10 })).toEqual({ ok: true });
});

it('staff can publish a stock that shrank by more than half', async () => {
  expect(await check({ vehicles: 0, before: 9, force: true })).toEqual({ ok: true });
});
