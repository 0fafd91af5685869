import { atom } from 'nanostores';
import type { Filter, Sorting } from './table-rows.ts';

export const NO_FILTER: Filter = { text: '', status: '' };

/** Filter and sorting of the table; in a store, so that they survive opening a vehicle. */
export const $filter = atom<Filter>(NO_FILTER);
export const $sorting = atom<Sorting>(null);
