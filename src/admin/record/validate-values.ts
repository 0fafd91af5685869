import type { FieldErrors, Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { validationMessage } from '#copy/validation.ts';
import type { Fields } from '#firebase/documents/fields.ts';
import type { Problems, RecordDescription, RecordValues } from './types.ts';

export type Validated<V extends RecordValues> =
  | { ok: true; fields: Fields }
  | { ok: false; problems: Problems<V> };

/** The fields to save, or the error text of each invalid field. */
export function validateValues<V extends RecordValues>(
  { schema, toFields, hiddenFields, findProblems }: RecordDescription<V>,
  values: V,
): Validated<V> {
  const fields = toFields(values);
  const hidden = hiddenFields?.(values) ?? [];
  const result = v.safeParse(schema, withoutInvalid(schema, fields, hidden));
  const problems: Problems<V> = {};
  for (const issue of result.issues ?? []) {
    const field = fieldOf(issue);
    if (field === undefined) continue;
    const code = fields[field] === null ? 'required' : issue.message;
    problems[field as keyof V] ??= validationMessage(code, issue.requirement);
  }
  Object.assign(problems, findProblems?.(values));
  if (result.success && Object.keys(problems).length === 0) {
    return { ok: true, fields: result.output };
  }
  return { ok: false, problems };
}

/** Sets invalid values in `hidden` fields to null: staff cannot correct what the form hides. */
function withoutInvalid(
  schema: v.GenericSchema,
  fields: Fields,
  hidden: readonly PropertyKey[],
): Fields {
  if (hidden.length === 0) return fields;
  const { issues = [] } = v.safeParse(schema, fields);
  const invalid = issues.map(fieldOf).filter((field) => field !== undefined);
  const dropped = invalid.filter((field) => hidden.includes(field)).map((field) => [field, null]);
  return { ...fields, ...Object.fromEntries(dropped) };
}

function fieldOf(issue: v.BaseIssue<unknown>): string | undefined {
  return issue.path?.[0]?.key as string | undefined;
}

/** A validation as react-hook-form calls it. */
export function createResolver<V extends RecordValues>(
  validate: (values: V) => Validated<V>,
): Resolver<V> {
  return (values) => {
    const result = validate(values);
    if (result.ok) return { values, errors: {} };
    const errors = Object.entries(result.problems).map(([field, message]) => [
      field,
      { type: 'domain', message },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<V> };
  };
}
