import islandCode from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, it } from 'vitest';
import { editedPage } from '#publisher/renderer/page-edit.ts';
import { ISLAND_CODE, withoutIslandCode } from './island-code.ts';

const page = (...directives: string[]) =>
  `<p>på</p><script>${islandCode}</script>${directives
    .map((name) => `<astro-island props="{&quot;a&quot;:1}" client="${name}"></astro-island>`)
    .join('')}<script>run()</script>`;

const finished = (html: string) => editedPage(html, [withoutIslandCode(html)]);

it('a page whose islands wait for the visitor names the file with the island code instead of having it', () => {
  expect(finished(page('intent', 'intent'))).toBe(
    page('intent', 'intent').replace(islandCode, `Astro.islandCode="${ISLAND_CODE.path}"`),
  );
});

it('a page with an island that starts by itself has the code of islands in it', () => {
  expect(finished(page('intent', 'only'))).toBe(page('intent', 'only'));
});

it('a page without islands stays as it was', () => {
  expect(finished('<p>på</p>')).toBe('<p>på</p>');
});
