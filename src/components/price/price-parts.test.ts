import { experimental_AstroContainer } from 'astro/container';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawnPrices } from '#tests/support/prices/drawn-prices.ts';
import { withoutBadBreaks } from './markup.ts';
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

test('no line of a price begins with a point, or ends before a unit or after “I”', () => {
  expect(withoutBadBreaks('12 måneder · 20.000 km/år · I alt 74.940 kr.')).toBe(
    '12\u00a0måneder\u00a0· 20.000\u00a0km/år\u00a0· I\u00a0alt 74.940\u00a0kr.',
  );
});

/** Without the attributes that the development server adds to elements. */
function plain(html: string): string {
  return html.replaceAll(/ data-astro-source-\w+="[^"]*"/gu, '').trim();
}
