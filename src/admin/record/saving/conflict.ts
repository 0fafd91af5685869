import { isEqual } from '#domain/history/field-changes.ts';
import type { RecordValues } from '../types.ts';

export type Side = 'mine' | 'theirs';
export type Choices<V> = Partial<Record<keyof V, Side>>;

export interface Difference<V extends RecordValues> {
  field: keyof V & string;
  mine: V[keyof V];
  theirs: V[keyof V];
  /** Preselected: the side that changed the field; mine where both did. */
  choice: Side;
  /** Whether both sides changed the field, so that somebody has to choose. */
  both: boolean;
}

/** The fields in which two edits of the same base differ. */
export function differences<V extends RecordValues>(base: V, mine: V, theirs: V): Difference<V>[] {
  return changedFields(mine, theirs).map((field) => {
    const isMine = !isEqual(mine[field], base[field]);
    return {
      field,
      mine: mine[field],
      theirs: theirs[field],
      choice: isMine ? 'mine' : 'theirs',
      both: isMine && !isEqual(theirs[field], base[field]),
    };
  });
}

/** Whether both sides changed the same field. */
export function overlaps<V extends RecordValues>(base: V, mine: V, theirs: V): boolean {
  return differences(base, mine, theirs).some(({ both }) => both);
}

/** Both sides' changes, of edits that do not overlap. */
export function combined<V extends RecordValues>(base: V, mine: V, theirs: V): V {
  const choices = differences(base, mine, theirs).map(({ field, choice }) => [field, choice]);
  return merged(mine, theirs, Object.fromEntries(choices) as Choices<V>);
}

/** My values, with theirs in the fields where theirs are chosen. */
export function merged<V extends RecordValues>(mine: V, theirs: V, choices: Choices<V>): V {
  const fields = Object.keys(mine).map((field) => [
    field,
    choices[field] === 'theirs' ? theirs[field] : mine[field],
  ]);
  return Object.fromEntries(fields) as V;
}

/** The fields whose values differ; lists are compared by their entries. */
export function changedFields<V extends RecordValues>(a: V, b: V): (keyof V & string)[] {
  return Object.keys(a).filter((field) => !isEqual(a[field], b[field]));
}
