import { WORK_LISTS } from '#admin/vehicles/work-lists.ts';
import { FUEL_TYPES, STORED_VEHICLE_STATUSES } from '#domain/schema/enumerations.ts';
import { type ChosenColumn, columnsIn, DEFAULT_COLUMNS, SORT_COLUMNS } from './columns.ts';
import { type Filter, SHOWN } from './rows/filter.ts';
import type { Sorting } from './rows/table-rows.ts';

export interface TableView {
  filter: Filter;
  sorting: Sorting;
  columns: readonly ChosenColumn[];
}

/**
 * Search, filters, sorting and columns as they stand in the address:
 * `q=volvo&status=sold&sort=price-desc&columns=price,mileage`.
 */
export function tableQuery(view: TableView): string {
  const query = queryOf(view);
  if (view.columns.join(',') === DEFAULT_COLUMNS.join(',')) query.delete('columns');
  return query.toString();
}

/** As `tableQuery`, with the columns even where they are the usual ones. */
export function savedQuery(view: TableView): string {
  return queryOf(view).toString();
}

/** The filters whose names are shorter in the address. */
const SHORT: Partial<Record<string, string>> = { text: 'q', priceFrom: 'from', priceTo: 'to' };

function queryOf({ filter, sorting, columns }: TableView): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filter, text: filter.text.trim() })) {
    if (value !== null && value !== '') query.set(SHORT[name] ?? name, String(value));
  }
  if (sorting) query.set('sort', sortingValue(sorting));
  query.set('columns', columns.join(','));
  return query;
}

/**
 * The state in the address; an unknown value counts as none. Columns that it does not name stay.
 */
export function readTableQuery(text: string): Omit<TableView, 'columns'> & Partial<TableView> {
  const query = new URLSearchParams(text);
  const textOf = (name: string) => query.get(name) ?? '';
  const columns = query.get('columns');
  return {
    filter: {
      text: textOf('q'),
      status:
        [...STORED_VEHICLE_STATUSES, ...SHOWN].find((known) => known === query.get('status')) ?? '',
      make: textOf('make'),
      fuel: FUEL_TYPES.find((known) => known === query.get('fuel')) ?? '',
      office: textOf('office'),
      priceFrom: wholeOf(query.get('from')),
      priceTo: wholeOf(query.get('to')),
      days: wholeOf(query.get('days')),
      work: WORK_LISTS.find((known) => known === query.get('work')) ?? '',
    },
    sorting: sortingOf(textOf('sort')),
    ...(columns !== null && { columns: columnsIn(columns) }),
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

function wholeOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/u.test(text) ? Number(text) : null;
}
