import { experimental_AstroContainer } from 'astro/container';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawnPrices } from '#tests/support/prices/drawn-prices.ts';
// @ts-expect-error The compiler does not read .astro files.
import PricePartsAstro from './PriceParts.astro';
import { PriceParts } from './PriceParts.tsx';

test('a page and an island draw the same price, for every combination of prices', async () => {
  const container = await experimental_AstroContainer.create();
  const kinds = new Set<string>();
  for (const parts of drawnPrices()) {
    for (const { kind } of parts) kinds.add(kind);
    const page = await container.renderToString(PricePartsAstro, { props: { parts } });
    expect(plain(page)).toBe(plain(renderToStaticMarkup(createElement(PriceParts, { parts }))));
  }
  expect([...kinds].sort()).toEqual(
    ['amount', 'before', 'cash', 'conditions', 'customer', 'facts', 'label', 'line', 'note'].concat(
      ['offer', 'saved', 'terms'],
    ),
  );
});

/** Without the attributes that the development server adds to elements. */
function plain(html: string): string {
  return html.replaceAll(/ data-astro-source-\w+="[^"]*"/gu, '').trim();
}
