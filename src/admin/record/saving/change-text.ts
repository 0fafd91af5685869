import { recordCopy } from '#copy/admin/record.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import type { Naming, RecordValues } from '../types.ts';
import { changedFields } from './conflict.ts';

const LONGEST = 40;
const MOST = 2;

/** One change in words: `Pris: 349.900 → 346.800`, `Udstyr: + Træk, − Radio`. */
export function changeText<V extends RecordValues>(
  naming: Naming<V>,
  field: keyof V & string,
  before: V[keyof V],
  after: V[keyof V],
): string {
  const label = naming.labels[field].replace(/ \(.*\)$/u, '');
  if (Array.isArray(before) && Array.isArray(after)) {
    const word = (entry: string) => cut(naming.valueText(field, [entry] as V[keyof V]));
    const added = after.filter((entry) => !before.includes(entry)).map((one) => `+ ${word(one)}`);
    const removed = before.filter((entry) => !after.includes(entry)).map((one) => `− ${word(one)}`);
    const parts = [...added, ...removed];
    return `${label}: ${parts.length > 0 ? parts.join(', ') : recordCopy.newOrder}`;
  }
  const text = (value: V[keyof V]) => cut(displayText(naming, field, value));
  return `${label}: ${text(before)} → ${text(after)}`;
}

/** A value as staff read it; a dash where there is none. */
export function displayText<V extends RecordValues>(
  naming: Naming<V>,
  field: keyof V & string,
  value: V[keyof V],
): string {
  if (typeof value === 'boolean') return value ? adminCopy.yes : adminCopy.no;
  return naming.valueText(field, value) || '–';
}

/** The changes of a save, in the words of the toast after it; undefined without any. */
export function changesText<V extends RecordValues>(
  naming: Naming<V>,
  before: V,
  after: V,
): string | undefined {
  const fields = changedFields(after, before).filter((field) => field in naming.labels);
  if (fields.length === 0) return undefined;
  const shown = fields
    .slice(0, MOST)
    .map((field) => changeText(naming, field, before[field], after[field]));
  const more = fields.length - shown.length;
  return [...shown, ...(more > 0 ? [recordCopy.moreFields(more)] : [])].join(' · ');
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
