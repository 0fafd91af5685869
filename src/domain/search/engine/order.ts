import type { Columns } from '#domain/search/columns/columns.ts';
import type { SortOrder } from '../state/search-state.ts';

const KEYS: Record<Exclude<SortOrder, 'newest'>, [keyof Columns['ranges'], descending: boolean]> = {
  price: ['price', false],
  price_desc: ['price', true],
  monthly: ['monthly', false],
  mileage: ['mileage', false],
  year: ['year', true],
  range: ['range', true],
};

const known = new WeakMap<Columns, Map<SortOrder, Uint32Array>>();

/**
 * Every position in an order, computed once; equal ones are newest first, those without the number
 * come after them, and sold ones last. Null for `newest`, which is the order of the positions themselves.
 */
export function positionsBy(columns: Columns, sort: SortOrder): Uint32Array | null {
  if (sort === 'newest') return null;
  const orders = known.get(columns) ?? new Map<SortOrder, Uint32Array>();
  known.set(columns, orders);
  const order = orders.get(sort) ?? sorted(columns, ...KEYS[sort]);
  orders.set(sort, order);
  return order;
}

function sorted(
  { size, ranges, choices: { status } }: Columns,
  facet: keyof Columns['ranges'],
  descending: boolean,
): Uint32Array {
  const sold = status.values.indexOf('sold');
  const isSold = (position: number) => Number(status.codes[position] === sold);
  const positions = Uint32Array.from({ length: size }, (_, index) => index);
  const column = ranges[facet];
  const keys = Float64Array.from(positions, (position) => {
    const number = column?.numbers[position] ?? Number.NaN;
    if (Number.isNaN(number)) return Number.POSITIVE_INFINITY;
    return descending ? -number : number;
  });
  return positions.sort((a, b) => {
    const [keyA, keyB] = [keys[a] as number, keys[b] as number];
    return isSold(a) - isSold(b) || (keyA === keyB ? a - b : keyA - keyB);
  });
}
