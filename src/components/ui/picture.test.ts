import { experimental_AstroContainer } from 'astro/container';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aCatalogueImage } from '#tests/support/catalogue-builders.ts';
import { islandImage } from './island-image.ts';
// @ts-expect-error The compiler does not read .astro files.
import PictureAstro from './Picture.astro';
import { Picture } from './Picture.tsx';

test('a page and an island draw the same picture', async () => {
  const container = await experimental_AstroContainer.create();
  const image = { ...aCatalogueImage(), color: '#123456' };
  for (const shown of [
    { alt: 'Volvo V60', sizes: '100vw', widest: 800 },
    { alt: '', sizes: '50vw', priority: true },
  ]) {
    const page = await container.renderToString(PictureAstro, { props: { ...shown, image } });
    const island = createElement(Picture, { ...shown, image: islandImage(image) });
    expect(plain(page)).toBe(plain(renderToStaticMarkup(island)));
  }
});

/**
 * Without the attributes that the development server adds, and with one spelling of empty elements.
 */
function plain(html: string): string {
  return html
    .replaceAll(/ data-astro-source-\w+="[^"]*"/gu, '')
    .replaceAll('srcSet=', 'srcset=')
    .replaceAll('fetchPriority=', 'fetchpriority=')
    .replaceAll(' alt=""', ' alt')
    .replaceAll(/\/>|<\/svg>/gu, '>')
    .replaceAll('>>', '>')
    .trim();
}
