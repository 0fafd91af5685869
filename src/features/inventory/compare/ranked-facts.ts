import { mileageLabel } from '#copy/labels.ts';
import { compareCopy } from '#copy/pages/inventory/compare.ts';
import { factCopy, pageFactCopy } from '#copy/vehicles/vehicle-facts.ts';
import { parseDecimal } from '#domain/text/danish-number.ts';

/** Which end of a fact every buyer prefers; `of one fuel`: only among vehicles with the same fuel. */
type Better = { end: 'less' | 'more'; among?: 'of one fuel' };

const LESS: Better = { end: 'less' };
const MORE: Better = { end: 'more' };

/**
 * The facts by how much they decide, with the better end where it is undisputed: a stronger engine
 * or a larger car is a matter of taste. Facts that are not named follow in the order of car pages.
 */
const RANKED = new Map<string, Better | null>([
  [factCopy.mileage, LESS],
  [factCopy.year, MORE],
  [factCopy.power_hp, null],
  [factCopy.towing_weight, MORE],
  [factCopy.tow_bar, null],
  [compareCopy.ownerTax, LESS],
  [factCopy.range_wltp_km, { ...MORE, among: 'of one fuel' }],
  [factCopy.consumption_km_l, { ...MORE, among: 'of one fuel' }],
  [factCopy.consumption_wh_km, { ...LESS, among: 'of one fuel' }],
  [factCopy.fuel_type, null],
  [factCopy.gearkasse, null],
  [factCopy.drive_wheels, null],
  [factCopy.body_type, null],
  [factCopy.seats, null],
  [factCopy.battery_health_percentage, MORE],
  [factCopy.battery_capacity, null],
  [factCopy.charging_dc_kw, MORE],
  [factCopy.charging_ac_kw, MORE],
  [factCopy.battery_warranty_until, MORE],
  [factCopy.dealer_warranty_months, MORE],
  [factCopy.factory_warranty_until, MORE],
  [factCopy.next_inspection_date, MORE],
  [factCopy.service_history, null],
  [factCopy.owner_count, LESS],
]);
const ORDER = [...new Set([...RANKED.keys(), ...Object.values(factCopy)])];

/** Sorts labels of facts by how much they decide. */
export function byRank(a: string, b: string): number {
  return placeOf(a) - placeOf(b);
}

/** Whether a fact decides more than equipment does. */
export function isDecisive({ label }: { label: string }): boolean {
  return RANKED.has(label);
}

function placeOf(label: string): number {
  const place = ORDER.indexOf(label);
  return place < 0 ? ORDER.length : place;
}

/** For each value of a fact whether it is the best; none is where that is disputed or one is unknown. */
export function bestOf(
  label: string,
  values: readonly (string | null)[],
  haveOneFuel: boolean,
): boolean[] {
  const better = RANKED.get(label);
  const isMeant = better && (!better.among || haveOneFuel);
  return bestNumbers(isMeant ? values.map(numberOf) : [], better?.end);
}

/** For each number whether it is the best; none is where one is unknown or all are the same. */
export function bestNumbers(numbers: readonly (number | null)[], end?: Better['end']): boolean[] {
  const known = numbers.filter((number) => number !== null);
  if (known.length < numbers.length || new Set(known).size < 2) return numbers.map(() => false);
  const best = end === 'less' ? Math.min(...known) : Math.max(...known);
  return numbers.map((number) => number === best);
}

/** The number that a text begins with, and of a date one that grows with it; null for neither. */
function numberOf(text: string | null): number | null {
  if (text === null) return null;
  if (text === pageFactCopy.noOwners || text === mileageLabel(null)) return 0;
  const date = /^(\d{2})\.(\d{2})\.(\d{4})$/u.exec(text);
  if (date) return Number(date.slice(1).reverse().join(''));
  return parseDecimal(/^[\d.,]+/u.exec(text)?.[0] ?? '');
}
