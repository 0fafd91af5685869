import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as internals from '#publisher/astro/internals.ts';
import { compileInProcess } from '#publisher/compile/compile-in-process.ts';
import { RENDERER_MODULE, type RendererModule } from '#publisher/renderer/compiled-site.ts';
import { loadSite } from '#publisher/renderer/load-site.ts';

const { ISLAND, ISLAND_FILES, ISLAND_SCRIPT, ISLAND_STYLE, WAITING } = internals;
// Within the repository, so that what Astro compiles finds its packages.
const cache = join(import.meta.dirname, `../../../node_modules/.cache/internals-${process.pid}`);

/** The page as Astro rendered it, and as the package finished it. */
let raw: string;
let finished: string;
let compiled: string;
let files: ReadonlyMap<string, Uint8Array>;

beforeAll(async () => {
  const code = { root: join(import.meta.dirname, 'site'), sources: ['src'], variables: [] };
  const folder = await compileInProcess(cache, code, {
    env: { NODE_ENV: 'production' },
    output: 'inherit',
  });
  compiled = await readFile(join(folder, RENDERER_MODULE), 'utf8');
  const hosting = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [],
    redirects: [],
    rewrites: [],
  };
  const site = await loadSite<RendererModule & { renderRaw(): Promise<string> }>(folder, hosting);
  files = await site.assets();
  raw = await site.renderRaw();
  const { body } = await site.render({ path: '/', route: '/', data: null });
  finished = Buffer.from(body as Uint8Array).toString();
});

afterAll(() => rm(cache, { recursive: true, force: true }));

it('a build for a server has its files and the module of its pages where the package takes them from', () => {
  expect([...files.keys()], 'Astro puts the files of a build elsewhere: mend BUILT').toContainEqual(
    expect.stringMatching(/^\/_astro\/Island\..*\.js$/u),
  );
});

it('the compiled code lists the files of the build in order, so that equal code is the same version', () => {
  const [, list = '[]'] =
    /\bassets:(\[[^\]]*\])/u.exec(compiled.slice(compiled.indexOf('rootDir:'))) ?? [];
  const listed = JSON.parse(list) as string[];
  expect(listed.length, 'Astro lists the files elsewhere: mend adapter.ts').toBeGreaterThan(2);
  expect(listed).toEqual(listed.toSorted());
});

it('a page has Astro’s script of islands, and the package takes it out', () => {
  expect(raw.includes(ISLAND_SCRIPT.html), 'Astro inlines another script: mend ISLAND_SCRIPT').toBe(
    true,
  );
  expect(finished).not.toContain(ISLAND_SCRIPT.code);
  expect(finished).toContain('Astro.islandCode="/_astro/island.');
});

it('an island is an element with its directive, which no text of the page can imitate', () => {
  const [, ...islands] = raw.split(ISLAND);
  expect(islands, 'Astro writes islands differently: mend ISLAND').toHaveLength(1);
  expect(
    islands[0]?.split(WAITING),
    'Astro names the directive differently: mend WAITING',
  ).toHaveLength(2);
  expect(raw).not.toContain(' client="load"');
});

it('an island names the files of its code, and is marked until it is hydrated', () => {
  const island = raw.slice(raw.indexOf(ISLAND), raw.indexOf('>', raw.indexOf(ISLAND)));
  for (const name of ISLAND_FILES.slice(0, 2)) {
    const path = new RegExp(` ${name}="([^"]+)"`, 'u').exec(island)?.[1] ?? '';
    expect(files.has(path), `An island has no file in ${name}: mend ISLAND_FILES, intent.ts`).toBe(
      true,
    );
  }
  expect(island, 'An island has no attribute ssr: mend intent.ts').toMatch(/ ssr(?: |$)/u);
  expect(ISLAND_SCRIPT.code, 'Astro never removes ssr: mend intent.ts').toContain(
    'removeAttribute("ssr")',
  );
});

it('the style of islands is one element in the body, which the package takes out', () => {
  const start = raw.indexOf(ISLAND_STYLE.start);
  expect(start, 'Astro writes another style: mend ISLAND_STYLE').toBeGreaterThan(0);
  expect(raw.indexOf(ISLAND_STYLE.end, start)).toBeLessThan(raw.indexOf(ISLAND));
  expect(finished).not.toContain(ISLAND_STYLE.start);
});

it('a marked script is in its page', () => {
  expect(
    raw,
    'Astro no longer asks assetsInlineLimit after generateBundle: mend inline-scripts',
  ).toContain('a marked script');
});
