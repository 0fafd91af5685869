import { BOOKKEEPING } from '../schema/bookkeeping.ts';
import type { FieldChange } from './history.ts';

type Data = Record<string, unknown>;

/** The price log is proof, with a history of its own; the cover follows the images. No save restores them. */
const NOT_RESTORED = ['price_log', 'cover'];

/** A document without its bookkeeping: what a revision keeps and restores. */
export function contentOf(document: Data): Data {
  const hidden: readonly string[] = [...BOOKKEEPING, ...NOT_RESTORED];
  return Object.fromEntries(Object.entries(document).filter(([field]) => !hidden.includes(field)));
}

/**
 * The fields in which two states of a document differ. An absent field counts as null, and null as
 * an unset flag or an empty list, since a later save fills these in.
 */
export function fieldChanges(before: Data, after: Data): FieldChange[] {
  const fields = new Set([...Object.keys(contentOf(before)), ...Object.keys(contentOf(after))]);
  return [...fields]
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter(({ before, after }) => !isEqual(unset(before), unset(after)));
}

function unset(value: unknown): unknown {
  const isEmpty = value === false || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? null : value;
}

/** Whether two stored values are equal; times by the moment, lists and maps by what they hold. */
export function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

function sorted(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return { moment: value.toISOString() };
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).map(([key, entry]) => [key, sorted(entry)] as const);
  return entries.sort(([first], [second]) => (first < second ? -1 : 1));
}
