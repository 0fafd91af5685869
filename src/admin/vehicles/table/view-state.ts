import { atom } from 'nanostores';
import type { Filter, Sorting } from './table-rows.ts';

export const NO_FILTER: Filter = { text: '', status: '' };

/** What the table was asked for: still so after a car of it was opened. */
export const $filter = atom<Filter>(NO_FILTER);
export const $sorting = atom<Sorting>(null);
