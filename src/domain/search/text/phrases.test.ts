import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { isPublished, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { parseVehicle } from '#domain/vehicle/vehicle.ts';
import { openColumns } from '#tests/support/search/open-columns.ts';
import { PHRASES, type Wish } from '#tests/support/search/phrases.ts';
import { seededStock } from '#tests/support/search/seeded-stock.ts';
import { vehicleDocument } from '#tools/demo/documents.ts';
import { DEMO_VEHICLES } from '#tools/demo/vehicles/index.ts';
import { search } from '../engine/search.ts';
import { isRangeFacet, type RangeFacet } from '../facets.ts';
import { EMPTY_SEARCH } from '../state/search-state.ts';
import { choiceValue, type SingleFacet, setValues } from '../values/choice-values.ts';
import { rangeValue } from '../values/range-value.ts';
import { typedWords } from './match-text.ts';
import { parseTypedConstraints } from './typed-constraints.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const HALF_A_YEAR_MS = 183 * 86_400_000;
const NEEDED = 0.95;

const STOCK: readonly PublicVehicle[] = [
  ...DEMO_VEHICLES.map((vehicle, index) => {
    const parsed = parseVehicle(vehicle.id, vehicleDocument(vehicle, index, NOW));
    if (!parsed.success) throw new v.ValiError(parsed.issues);
    if (!isPublished(parsed.output)) throw new RangeError(`${vehicle.id} is not published.`);
    return publicVehicle(parsed.output, NOW);
  }),
  // Some seeded vehicles have no facts: no word can find what nobody knows.
  ...seededStock(400).filter(({ body_type }) => body_type !== null),
];
const columns = openColumns(STOCK);

function meets(vehicle: PublicVehicle, [name, wanted]: [string, Wish[keyof Wish]]): boolean {
  if (name === 'sort' || name === 'unknown') return true;
  if (name === 'isNewlyInspected') return isNewlyInspected(vehicle);
  if (name === 'hasServiceBook') return vehicle.service_history === 'full';
  if (name === 'isOfOneOwner') return vehicle.owner_count === 1;
  if (wanted instanceof RegExp) {
    return [vehicle.variant, vehicle.color, ...vehicle.specs_equipment].some((text) =>
      wanted.test(text ?? ''),
    );
  }
  if (isRangeFacet(name as RangeFacet)) {
    const value = rangeValue(name as RangeFacet, vehicle);
    const [from, to] = wanted as [number | null, number | null];
    return value !== null && value >= (from ?? -Infinity) && value <= (to ?? Infinity);
  }
  const own =
    name === 'offer' || name === 'equipment'
      ? setValues(name, vehicle)
      : [choiceValue(name as SingleFacet, vehicle)];
  return own.some((value) => (wanted as (string | null)[]).includes(value));
}

function isNewlyInspected({ last_inspection_date, created_at }: PublicVehicle) {
  const inspected = Date.parse(last_inspection_date ?? '');
  return (created_at?.getTime() ?? 0) - inspected <= HALF_A_YEAR_MS;
}

function problemOf(phrase: string, wish: Wish): string | null {
  const state = parseTypedConstraints({ ...EMPTY_SEARCH, text: phrase }, NOW);
  const found = new Set(search(columns, state).rows);
  const wanted = new Set(
    STOCK.keys().filter((at) =>
      Object.entries(wish).every((each) => meets(STOCK[at] as PublicVehicle, each)),
    ),
  );
  const unknown = typedWords(columns, state.text).filter(({ isFound }) => !isFound);
  const label = `${phrase} [${state.text}] ${JSON.stringify(state.ranges)}`;
  if (found.symmetricDifference(wanted).size > 0)
    return `${label}: ${wanted.size} wanted, ${found.size} found, ${found.intersection(wanted).size} of both`;
  if (state.sort !== (wish.sort ?? 'newest')) return `${label}: ordered by ${state.sort}`;
  const named = unknown.map(({ text }) => text).join(' ');
  return named.toLowerCase() === (wish.unknown ?? []).join(' ')
    ? null
    : `${label}: unknown are ${named}`;
}

it('95 in 100 of the phrases that Danes type find what they mean', () => {
  const problems = PHRASES.flatMap(([wish, phrases]) =>
    phrases.map((phrase) => problemOf(phrase, wish)),
  );
  const wrong = problems.filter((problem) => problem !== null);
  expect(problems.length).toBeGreaterThanOrEqual(400);
  expect(1 - wrong.length / problems.length, wrong.join('\n')).toBeGreaterThanOrEqual(NEEDED);
});
