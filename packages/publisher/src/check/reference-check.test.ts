import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { readHostingConfig } from '../hosting/hosting-config.ts';
import { PageReader } from '../renderer/page-reader.ts';
import { assetReferences, createReferenceCheck } from './reference-check.ts';

const ANSWERED = /^\/pictures\//u;
const ORIGIN = 'http://127.0.0.1:4321';
const PAGE_BYTES = 2 ** 18;
const HOSTING = readHostingConfig({
  hosting: { redirects: [{ source: '/accessory-shop', destination: '/accessories' }] },
});
const NAMES = { siteUrl: ORIGIN, hosting: HOSTING, answered: ANSWERED, pages: [], files: [] };

function referencesOf(page: Buffer): readonly string[] {
  return new PageReader().read(page.toString('latin1')).references;
}

/** The references of a file that lead nowhere in a site of a home page, a car page and itself. */
function broken(file: string, text: string): string[] {
  const files = new Set(['/index.html', '/car/1.html', file]);
  const bytes = Buffer.from(text);
  const references = file.endsWith('.html') ? referencesOf(bytes) : assetReferences(file, bytes);
  return createReferenceCheck({ ...NAMES, files })(file, references);
}

it('references to pages, redirects, functions and other sites are whole', () => {
  const home = `<a href="/car/1#price">1</a> <a href="${ORIGIN}/car/1">1</a> <a href="/accessory-shop">shop</a>
    <img src="/pictures/vehicle-images/1/a/480.webp"> <a href="https://elsewhere.example/x">x</a> <a href="mailto:a@b.dk">m</a>`;
  expect(broken('/index.html', home)).toEqual([]);
  expect(broken('/car/1.html', '<a href="../">home</a> <a href="?a=1">self</a>')).toEqual([]);
});

it.each([
  ['a link leads nowhere', '/a.html', '<a href="/gone">x</a>', '/gone'],
  ['an absolute link to the site leads nowhere', '/a.html', `<a href="${ORIGIN}/gone">`, '/gone'],
  [
    'an island has lost its script',
    '/a.html',
    '<astro-island component-url="/_astro/G.1.js"></astro-island>',
    '/_astro/G.1.js',
  ],
  ['a script has lost a chunk', '/_astro/a.js', 'import"./chunk.2.js"', './chunk.2.js'],
  ['a stylesheet has lost a font', '/_astro/a.css', '@font-face{src:url(./f.woff2)}', './f.woff2'],
])('the check names the file in which %s', (_what, file, text, reference) => {
  expect(broken(file, text)).toEqual([expect.stringMatching(`${reference} \\(${file}\\)$`)]);
});

it.each([
  ['beside the text of an attribute', '<p>src="</p><a href="/gone">x</a>'],
  ['in single quotes', "<a href='/gone'>x</a>"],
  ['without quotes', '<a href=/gone>x</a>'],
  ['in capital letters', '<A HREF = "/gone">x</A>'],
  ['in a list of images', '<img srcset="/pictures/a/1/480.webp 480w, /gone 800w">'],
  ['of Danish letters', '<a href="/røget-ål">x</a>'],
  ['of a letter with the byte of a space', '<img srcset="/forår-à-la-carte 800w">'],
  ['in a style element', '<style>p { background: url(/gone) }</style>'],
])('the check finds a broken reference %s', (_where, html) => {
  expect(broken('/a.html', html)).toEqual([
    expect.stringMatching(/^\/(?:gone|røget-ål|forår-à-la-carte) \(/u),
  ]);
});

it('text in a script or a comment that looks like a broken reference is ignored', () => {
  const html = '<!-- <a href="/gone"> --><script>a.src="/gone"; b.src=`/gone`</script>';
  expect(broken('/a.html', html)).toEqual([]);
});

it('a check that has read many pages holds none of them in memory', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const pages = Array.from({ length: 100 }, (_, page) => `/car/vehicle-${page}`);
  const check = createReferenceCheck({ ...NAMES, pages });
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let page = 0; page < 100; page += 1) {
    const text = `<a href="/car/vehicle-${page}">${'x'.repeat(PAGE_BYTES)}`;
    check(`/car/${page}.html`, referencesOf(Buffer.from(text)));
  }
  collect();
  const held = process.memoryUsage().heapUsed - before;
  // Read once more, so that the check itself is not collected before.
  expect(check('/car/0.html', ['/car/vehicle-0'])).toEqual([]);
  expect(held).toBeLessThan(10 * PAGE_BYTES);
});
