import type { Favourite } from '#domain/favourites/favourites.ts';
import { makeOfModel } from '#domain/search/values/choice-values.ts';
import { type Choices, findRows } from './find-rows.ts';

const SHOWN = 3;
/** Rows read beside those, since the first may be favourites themselves. */
const SPARE = 5;
/** What a similar price is, of the price of the vehicle that is gone. */
const PRICE_BAND = { from: 0.75, to: 1.25 };
const FOR_SALE = { status: ['available'] };

/**
 * The rows of vehicles for sale like one that is gone: of its model, then of its make at such a price,
 * then of any make at such a price. Without those in `others`. Rejects while the site cannot be reached.
 */
export async function similarVehicles(
  gone: Favourite,
  others: readonly string[],
): Promise<HTMLElement[]> {
  const found = new Map<string, HTMLElement>();
  for (const choices of searchesFor(gone)) {
    for (const row of await findRows(choices, { most: SHOWN + SPARE })) {
      const id = row.dataset['id'] ?? '';
      if (!others.includes(id) && !found.has(id)) found.set(id, row);
    }
    if (found.size >= SHOWN) break;
  }
  return [...found.values()].slice(0, SHOWN);
}

function searchesFor({ model, seen: { price } }: Favourite): Choices[] {
  const make = [makeOfModel(model)];
  const ranges: Choices['ranges'] =
    price === null
      ? {}
      : {
          price: {
            from: Math.round(price * PRICE_BAND.from),
            to: Math.round(price * PRICE_BAND.to),
          },
        };
  return [
    { choices: { ...FOR_SALE, make, model: [model] }, ranges: {} },
    { choices: { ...FOR_SALE, make }, ranges },
    { choices: FOR_SALE, ranges },
  ];
}
