import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { hashOf } from '../hosting/release-version.ts';
import { RenderError } from '../renderer/render-error.ts';
import { makePage } from './make-page.ts';

const NEEDS = { inline: { scripts: [], styles: [] }, references: ['/gone'] };
const page = { path: '/feeds/stock.json', route: '/feeds/stock.json', data: null };

/** Makes a page of chunks; an error among them is thrown while the page is read. */
function make(file: string, texts: Iterable<string>) {
  async function* body() {
    for (const text of texts) yield Buffer.from(text);
  }
  return makePage(page, {
    render: async ({ path }) => ({ path, file, body: body(), ...NEEDS }),
    check: (name, references) => [...references].map((reference) => `${reference} (${name})`),
  });
}

it('a file that is rendered piece by piece has the hashes of the whole file', async () => {
  const { hash, zipped, broken } = await make(page.path, ['{"vehicles":', '[]}']);
  expect(gunzipSync(zipped ?? '').toString()).toBe('{"vehicles":[]}');
  expect(hash).toBe(hashOf(Buffer.from('{"vehicles":[]}')));
  expect(broken).toEqual(['/gone (/feeds/stock.json)']);
});

it('a page whose bytes did not change is not compressed again', async () => {
  const render = async () => ({
    path: '/a',
    file: '/a.html',
    body: Buffer.from('<p>1</p>'),
    ...NEEDS,
  });
  const tools = { render, check: () => [] };
  const first = await makePage(page, tools);
  // As a release stores it; its other fields belong to that release.
  const released = { hash: first.hash, gzip: first.gzip, file: '/b.html', inline: 0 };
  expect(await makePage(page, tools, released)).toEqual({ ...first, zipped: null });
  const other = { ...released, hash: hashOf(Buffer.from('<p>0</p>')) };
  expect(await makePage(page, tools, other)).toEqual(first);
});

it.each(['/feeds/stock.json', '/a.html'])(
  'an error in the middle of a file is named with its page: %s',
  async (file) => {
    function* texts() {
      yield '{';
      throw new Error('This car has no name.');
    }
    await expect(make(file, texts())).rejects.toThrow(
      new RenderError('/feeds/stock.json: This car has no name.'),
    );
  },
);
