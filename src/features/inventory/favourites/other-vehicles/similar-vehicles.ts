import type { Favourite } from '#domain/favourites/favourites.ts';
import type { NumberRange } from '#domain/search/state/search-state.ts';
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
  const atPrice: Choices['ranges'] = price === null ? {} : { price: bandAround(price) };
  const search = (choices: Choices['choices'], ranges = atPrice): Choices => ({
    choices: { ...FOR_SALE, ...choices },
    ranges,
  });
  const make = { make: [makeOfModel(model)] };
  const ofBody = body && { body: [body] };
  const ofFuel = ofBody && fuel && { ...ofBody, fuel: [fuel] };
  return [
    search({ ...make, model: [model] }, {}),
    ...(ofFuel ? [search({ ...ofFuel, ...make }), search(ofFuel)] : []),
    ...(ofBody ? [search({ ...ofBody, ...make }), search(ofBody), search(ofBody, {})] : []),
    search(make),
    search({}),
  ];
}

function bandAround(price: number): NumberRange {
  return { from: Math.round(price * PRICE_BAND.from), to: Math.round(price * PRICE_BAND.to) };
}
