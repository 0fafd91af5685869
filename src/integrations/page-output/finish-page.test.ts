import islandCode from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, it } from 'vitest';
import { ISLAND_CODE } from '../client-intent/island-code.ts';
import { pageFinisher } from './finish-page.ts';
import { styleLinks } from './page-styles.ts';

const ASTRO_STYLE = '<style>astro-island,astro-slot{display:contents}</style>';
const ISLAND = '<astro-island client="intent"></astro-island>';

it('a page is published with merged styles and without what Astro adds for islands, else as it was', () => {
  const finish = pageFinisher({ read: (path) => `/* ${path} */`, share: () => {} });
  const links = styleLinks(['/_astro/base.css', '/_astro/page.css']);
  const page = `<head>${links}</head><p>Blåbær – 1 €</p>${ASTRO_STYLE}<script>${islandCode}</script>${ISLAND}<p>Ø</p>`;
  const { html, inline } = finish('team.html', Buffer.from(page));
  expect(html.toString()).toBe(
    `<head><style>/* /_astro/base.css */\n/* /_astro/page.css */</style></head><p>Blåbær – 1 €</p><script>Astro.islandCode="${ISLAND_CODE.path}"</script>${ISLAND}<p>Ø</p>`,
  );
  expect([inline.scripts.length, inline.styles.length]).toEqual([1, 1]);
});

it('the same page has the same sources when it is finished again', () => {
  const finish = pageFinisher({ read: () => '', share: () => {} });
  const page = Buffer.from('<style>a{}</style><script>run()</script>');
  const first = finish('team.html', page);
  expect(finish('team.html', page)).toEqual(first);
});
