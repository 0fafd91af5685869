import type { Favourite } from '#domain/favourites/favourites.ts';
import { makeOfModel } from '#domain/search/values/choice-values.ts';
import type { LiveSearch } from '#features/inventory/search/load-search.ts';
import { type Choices, findRows } from './find-rows.ts';

const SHOWN = 3;
/** Extra rows that are read, because the first may be favourites themselves. */
const SPARE = 5;
/** The range of a similar price, as a share of the price of the vehicle that is gone. */
const PRICE_BAND = { from: 0.75, to: 1.25 };
const FOR_SALE = { status: ['available'] };

/**
 * The rows of vehicles for sale like one that is gone: of its model, then of its body at such a price,
 * those of its fuel and its make first, then of any body. Without those in `others`. Rejects while the site cannot be reached.
 */
export async function similarVehicles(
  gone: Favourite,
  others: readonly string[],
  live: LiveSearch,
): Promise<HTMLElement[]> {
  const found = new Map<string, HTMLElement>();
  for (const choices of searchesFor(gone)) {
    for (const row of await findRows(live, choices, { most: SHOWN + SPARE })) {
      const id = row.dataset['id'] ?? '';
      if (!others.includes(id) && !found.has(id)) found.set(id, row);
    }
    if (found.size >= SHOWN) break;
  }
  return [...found.values()].slice(0, SHOWN);
}

/** The searches, the most similar vehicles first. */
export function searchesFor({ model, body, fuel, seen: { price } }: Favourite): Choices[] {
  const make = { make: [makeOfModel(model)] };
  const ranges: Choices['ranges'] =
    price === null
      ? {}
      : {
          price: {
            from: Math.round(price * PRICE_BAND.from),
            to: Math.round(price * PRICE_BAND.to),
          },
        };
  const ofBody = body === undefined ? null : { body: [body] };
  const ofFuel = fuel === undefined ? null : { fuel: [fuel] };
  const sameBody: Choices[] = ofBody
    ? [
        ...(ofFuel ? [{ ...ofFuel, ...make }, ofFuel] : []).map((choices) => ({ choices, ranges })),
        { choices: make, ranges },
        { choices: {}, ranges },
        { choices: {}, ranges: {} },
      ].map(({ choices, ranges }) => ({ choices: { ...ofBody, ...choices }, ranges }))
    : [];
  const searches: Choices[] = [
    { choices: { ...make, model: [model] }, ranges: {} },
    ...sameBody,
    { choices: make, ranges },
    { choices: {}, ranges },
  ];
  return searches.map(({ choices, ranges }) => ({ choices: { ...FOR_SALE, ...choices }, ranges }));
}
