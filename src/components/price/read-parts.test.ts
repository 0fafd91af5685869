// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PricePart } from '#copy/vehicles/price/price-part.ts';
import { drawnPrices } from '#tests/support/prices/drawn-prices.ts';
import { PriceParts } from './PriceParts.tsx';
import { readParts } from './read-parts.ts';

const draw = (parts: PricePart[]) => renderToStaticMarkup(createElement(PriceParts, { parts }));

test('the price of a page is drawn elsewhere as it stands there, without what is folded below it', () => {
  for (const parts of drawnPrices()) {
    const box = document.createElement('section');
    box.innerHTML = `${draw(parts)}<details>${draw(parts)}</details>`;
    expect(draw(readParts(box))).toBe(draw(parts));
  }
});
