import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readHostingConfig } from 'app-emulator/hosting';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SitePage } from '#site/site-page.ts';
import { loadRenderer } from '#tools/renderer/load-renderer.ts';
import { RENDERER_MODULE } from '#tools/renderer/renderer.ts';
import { type ReleasedBytes, RenderError } from './make-page.ts';
import { renderPages } from './render-pages.ts';

/** Each page is the process that it was rendered in, unless its car is steady, a link to a similar car, and what it shows. */
const RENDERER = `
export default {
  async render({ path, shows: { item, similar } }) {
    if (item.isBroken) throw new Error('The car has no wheels.');
    const html = \`<p>\${item.isSteady ? '' : process.pid}</p><a href="/car/\${similar.id}">\${JSON.stringify(item)}</a>\`;
    return { path, file: \`\${path}.html\`, body: Buffer.from(html), inline: { scripts: [], styles: [] } };
  },
};`;

const CARS = 3_000;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  await writeFile(join(folder, RENDERER_MODULE), RENDERER);
});

afterAll(() => rm(folder, { recursive: true }));

/** Pages of cars, of which each is similar to the next one; `change` makes another object of a car. */
function pagesOfCars(change: (id: number) => object = () => ({})): SitePage[] {
  const cars = Array.from({ length: CARS }, (_, id) => Object.freeze({ id, ...change(id) }));
  return cars.map((item, id) => ({
    path: `/car/${id}`,
    route: '/car/[id]',
    shows: { item, similar: cars[(id + 1) % CARS] },
  }));
}

async function render(
  pages: SitePage[],
  among = pages,
  released: ReadonlyMap<string, ReleasedBytes> = new Map(),
) {
  const site = { ...(await loadRenderer(folder)), folder };
  const names = {
    siteUrl: 'http://127.0.0.1:4321',
    hosting: readHostingConfig({ hosting: {} }),
    pages: among.map(({ path }) => path),
    files: [],
  };
  const texts = new Map<string, string>();
  const bytes = new Map<string, Uint8Array>();
  const { broken, pages: rendered } = await renderPages(
    pages,
    site,
    names,
    released,
    (hash, zipped) => bytes.set(hash, zipped),
  );
  for (const [path, { gzip }] of rendered) {
    const zipped = bytes.get(gzip);
    if (zipped) texts.set(path, gunzipSync(zipped).toString());
  }
  return { broken, rendered, texts };
}

const hasTwo = availableParallelism() > 1;

it.runIf(hasTwo)(
  'the pages of many cars are made in this process and another, each of them once',
  async () => {
    const pages = pagesOfCars();
    const { broken, rendered, texts } = await render(pages);
    expect(broken).toEqual([]);
    expect([rendered.size, texts.size]).toEqual([CARS, CARS]);
    const processes = new Set([...texts.values()].map((text) => /<p>(\d+)/u.exec(text)?.[1]));
    expect(processes.size).toBeGreaterThan(1);
    expect(processes).toContain(String(process.pid));
    for (const [path, text] of texts) expect(text).toContain(`{"id":${path.slice(5)}}`);
  },
);

it('pages that come out as they were released are not handed over, in whichever process they are made', async () => {
  const pages = pagesOfCars(() => ({ isSteady: true }));
  const first = await render(pages);
  const again = await render(pages, pages, first.rendered);
  expect([first.texts.size, again.texts.size]).toEqual([CARS, 0]);
  expect(again.rendered).toEqual(first.rendered);
});

it('a broken link is named in whichever process its page is made', async () => {
  const pages = pagesOfCars();
  const { broken } = await render(pages, pages.slice(1, -1));
  expect(broken.sort()).toEqual([
    `/car/0 (/car/${CARS - 1}.html)`,
    `/car/${CARS - 1} (/car/${CARS - 2}.html)`,
  ]);
});

it.each([0, CARS - 1])(
  'a page that cannot be rendered is named with its error: car %i',
  async (broken) => {
    const pages = pagesOfCars((id) => (id === broken ? { isBroken: true } : {}));
    await expect(render(pages)).rejects.toThrow(
      new RenderError(`/car/${broken}: The car has no wheels.`),
    );
  },
);
