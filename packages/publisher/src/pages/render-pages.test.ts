import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createReferenceCheck } from '../check/reference-check.ts';
import { readHostingConfig } from '../hosting/hosting-config.ts';
import type { Page, Render } from '../page.ts';
import { RenderError } from '../renderer/render-error.ts';
import type { ReleasedBytes } from './make-page.ts';
import { renderPages } from './render-pages.ts';

interface Data {
  item: { isBroken?: boolean };
  similar: { id: number };
}

/** Each page is a link to a similar car, and its data. */
const site: { render: Render } = {
  async render({ path, data }) {
    const { item, similar } = data as Data;
    if (item.isBroken) throw new Error('The car has no wheels.');
    const references = [`/car/${similar.id}`];
    const html = `<a href="${references}">${JSON.stringify(item)}</a>`;
    const inline = { scripts: [], styles: [] };
    return { path, file: `${path}.html`, body: Buffer.from(html), inline, references };
  },
};

const CARS = 100;

/** Pages of cars, of which each is similar to the next one; `change` makes another object of a car. */
function pagesOfCars(change: (id: number) => object = () => ({})): Page[] {
  const cars = Array.from({ length: CARS }, (_, id) => Object.freeze({ id, ...change(id) }));
  return cars.map((item, id) => ({
    path: `/car/${id}`,
    route: '/car/[id]',
    data: { item, similar: cars[(id + 1) % CARS] },
  }));
}

async function render(
  pages: Page[],
  among = pages,
  released: ReadonlyMap<string, ReleasedBytes> = new Map(),
) {
  const check = createReferenceCheck({
    siteUrl: 'http://127.0.0.1:4321',
    hosting: readHostingConfig({ hosting: {} }),
    answered: /^\/api\//u,
    pages: among.map(({ path }) => path),
    files: [],
  });
  const texts = new Map<string, string>();
  const bytes = new Map<string, Uint8Array>();
  const { broken, pages: rendered } = await renderPages(pages, site, check, released, bytes);
  for (const [path, { gzip }] of rendered) {
    const zipped = bytes.get(gzip);
    if (zipped) texts.set(path, gunzipSync(zipped).toString());
  }
  return { broken, rendered, texts };
}

it('each page is made once, with its data', async () => {
  const { broken, rendered, texts } = await render(pagesOfCars());
  expect(broken).toEqual([]);
  expect([rendered.size, texts.size]).toEqual([CARS, CARS]);
  for (const [path, text] of texts) expect(text).toContain(`{"id":${path.slice(5)}}`);
});

it('pages whose bytes did not change are not handed over', async () => {
  const pages = pagesOfCars();
  const first = await render(pages);
  const again = await render(pages, pages, first.rendered);
  expect([first.texts.size, again.texts.size]).toEqual([CARS, 0]);
  expect(again.rendered).toEqual(first.rendered);
});

it('the process does other work between pages whose bytes did not change', async () => {
  const pages = pagesOfCars();
  const { rendered } = await render(pages);
  const again = render(pages, pages, rendered);
  const first = await Promise.race([again, setImmediate('other work')]);
  expect(first).toBe('other work');
  expect((await again).texts.size).toBe(0);
});

it('a broken link is named with its page', async () => {
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
