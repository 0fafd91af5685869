import islandCode from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, it } from 'vitest';
import { ISLAND_CODE } from '../astro/client-intent/island-code.ts';
import { pageFinisher } from './finish-page.ts';

const ASTRO_STYLE = '<style>astro-island,astro-slot{display:contents}</style>';
const ISLAND = '<astro-island client="intent"></astro-island>';

it('a page is published as it was, but without what Astro adds for islands', () => {
  const finish = pageFinisher();
  const head = '<head><style>a{}</style></head>';
  const page = `${head}<p>Blåbær – 1 €</p>${ASTRO_STYLE}<script>${islandCode}</script>${ISLAND}<p>Ø</p>`;
  const { html, inline } = finish(Buffer.from(page));
  expect(html.toString()).toBe(
    `${head}<p>Blåbær – 1 €</p><script>Astro.islandCode="${ISLAND_CODE.path}"</script>${ISLAND}<p>Ø</p>`,
  );
  expect([inline.scripts.length, inline.styles.length]).toEqual([1, 1]);
});

it('the same page has the same sources when it is finished again', () => {
  const finish = pageFinisher();
  const page = Buffer.from('<style>a{}</style><script>run()</script>');
  const first = finish(page);
  expect(finish(page)).toEqual(first);
});
