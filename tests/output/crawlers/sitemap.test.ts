import { Window } from 'happy-dom';
import { beforeAll, expect, it } from 'vitest';
import { indexedPages, site } from '../support/pages.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';
/** Limits of the protocol, https://www.sitemaps.org/protocol.html. */
const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;
const W3C_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/u;

/** The parts of the sitemap by their addresses. */
const parts = new Map<string, string>();
let entries: Element[];

const textsOf = (entry: Element, name: string) =>
  [...entry.getElementsByTagName(name)].map((element) => element.textContent ?? '');
const addressOf = (entry: Element) => textsOf(entry, 'loc')[0] ?? '';

async function read(address: string): Promise<string> {
  const response = await fetch(address);
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/u);
  return response.text();
}

/** The elements in a file of the sitemap, which is well-formed and has this root. */
function elementsOf(text: string, root: string): Element[] {
  const parser = new new Window().DOMParser();
  const xml = parser.parseFromString(text, 'application/xml') as unknown as XMLDocument;
  expect(xml.documentElement.tagName).toBe(root);
  expect(xml.documentElement.getAttribute('xmlns')).toBe(NAMESPACE);
  return [...xml.documentElement.children];
}

beforeAll(async () => {
  const index = await read(`${site.url}/sitemap-index.xml`);
  for (const part of elementsOf(index, 'sitemapindex').map(addressOf)) {
    parts.set(part, await read(part));
  }
  entries = [...parts.values()].flatMap((text) => elementsOf(text, 'urlset'));
});

it('the sitemap names every indexed page once and no other', () => {
  const wanted = indexedPages.map(({ path }) => new URL(path, site.url).href);
  expect(entries.map(addressOf).sort()).toEqual(wanted.sort());
});

it('the sitemap stays within what the sitemap protocol allows', () => {
  for (const text of parts.values()) {
    expect(elementsOf(text, 'urlset').length).toBeLessThan(MAX_ADDRESSES);
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
    expect(text).toContain(`xmlns:image="${IMAGE_NAMESPACE}"`);
  }
  for (const entry of entries) {
    const names = [...entry.children].map(({ tagName }) => tagName);
    expect(names.join(' ')).toMatch(/^loc(?: lastmod)?(?: image:image)*$/u);
  }
});

it('every address in the sitemap answers with a page that has it as canonical address', async () => {
  for (const address of entries.map(addressOf)) {
    const response = await fetch(address, { redirect: 'manual' });
    expect({ address, status: response.status }).toEqual({ address, status: 200 });
    expect(await response.text()).toContain(`<link rel="canonical" href="${address}">`);
  }
});

it('the sitemap dates the home page, the inventory and car pages, never in the future', () => {
  const now = Date.now();
  for (const entry of entries) {
    for (const time of textsOf(entry, 'lastmod')) {
      expect(time).toMatch(W3C_TIME);
      expect(Date.parse(time)).toBeLessThanOrEqual(now);
    }
  }
  const dated = entries.filter((entry) => textsOf(entry, 'lastmod').length === 1).map(addressOf);
  expect(dated).toEqual(
    expect.arrayContaining(
      ['/', '/inventory', '/car/toyota-yaris-2022'].map((path) => site.url + path),
    ),
  );
});

it('the sitemap lists the images of a car', () => {
  const car = entries.find((entry) => addressOf(entry).endsWith('/car/toyota-yaris-2022'));
  const images = car ? textsOf(car, 'image:loc') : [];
  expect(images.length).toBeGreaterThan(1);
  for (const image of images) expect(image).toMatch(new RegExp(`^${site.url}/pictures/`, 'u'));
});

it('the file robots.txt names the sitemap, and its usual address leads there', async () => {
  const robots = await (await fetch(`${site.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap-index.xml`);
  expect((await fetch(`${site.url}/sitemap.xml`)).url).toBe(`${site.url}/sitemap-index.xml`);
});
