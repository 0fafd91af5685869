import { STORED_VEHICLE_STATUSES } from '#domain/schema/enumerations.ts';
import { type Filter, SHOWN, SORT_COLUMNS, type Sorting } from './table-rows.ts';

/** Search, filter and sorting as they stand in the address: `q=volvo&status=sold&sort=price-desc`. */
export function tableQuery({ text, status }: Filter, sorting: Sorting): string {
  const query = new URLSearchParams();
  if (text.trim() !== '') query.set('q', text.trim());
  if (status !== '') query.set('status', status);
  if (sorting) query.set('sort', sortingValue(sorting));
  return query.toString();
}

/** What the address says; an unknown value counts as none. */
export function readTableQuery(text: string): { filter: Filter; sorting: Sorting } {
  const query = new URLSearchParams(text);
  const wanted = query.get('status');
  const status = [...STORED_VEHICLE_STATUSES, ...SHOWN].find((known) => known === wanted) ?? '';
  return {
    filter: { text: query.get('q') ?? '', status },
    sorting: sortingOf(query.get('sort') ?? ''),
  };
}

/** The sorting as one value: `price`, `price-desc`. */
export function sortingValue({ column, descending }: NonNullable<Sorting>): string {
  return descending ? `${column}-desc` : column;
}

export function sortingOf(value: string): Sorting {
  const column = SORT_COLUMNS.find((candidate) => value.replace('-desc', '') === candidate);
  return column ? { column, descending: value.endsWith('-desc') } : null;
}
