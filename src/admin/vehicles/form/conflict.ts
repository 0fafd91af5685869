import type { FormField, FormValues } from './values.ts';

export interface Difference {
  field: FormField;
  mine: FormValues[FormField];
  theirs: FormValues[FormField];
  /** Preselected: whoever changed the field; mine where both did. */
  choice: Side;
}
export type Side = 'mine' | 'theirs';

/** The fields in which two edits of the same vehicle differ. */
export function differences(base: FormValues, mine: FormValues, theirs: FormValues): Difference[] {
  return changedFields(mine, theirs).map((field) => ({
    field,
    mine: mine[field],
    theirs: theirs[field],
    choice: same(mine[field], base[field]) ? 'theirs' : 'mine',
  }));
}

/** My version with the other's value wherever the other was chosen. */
export function merged(
  mine: FormValues,
  theirs: FormValues,
  choices: Partial<Record<FormField, Side>>,
): FormValues {
  const fields = (Object.keys(mine) as FormField[]).map((field) => [
    field,
    choices[field] === 'theirs' ? theirs[field] : mine[field],
  ]);
  return Object.fromEntries(fields) as FormValues;
}

export function changedFields(a: FormValues, b: FormValues): FormField[] {
  return (Object.keys(a) as FormField[]).filter((field) => !same(a[field], b[field]));
}

function same(a: FormValues[FormField], b: FormValues[FormField]): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, index) => entry === b[index]);
  }
  return a === b;
}
