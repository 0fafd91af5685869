import * as v from 'valibot';

/** Problem codes by field; `src/copy/validation.ts` has their copy. */
export type FieldProblems = Record<string, string>;

export type Validated<Value> = { ok: true; value: Value } | { ok: false; fields: FieldProblems };

/** Checks what was sent; a refusal has the first problem of each field. */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Validated<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, fields: problems(result.issues) };
}

function problems(issues: readonly v.BaseIssue<unknown>[]): FieldProblems {
  const fields: FieldProblems = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'body';
    fields[field] ??= code(issue);
  }
  return fields;
}

/** The message of our own checks is a code; that of the library's is an English sentence. */
function code(issue: v.BaseIssue<unknown>): string {
  if (/^[a-z_]+$/u.test(issue.message)) return issue.message;
  if (issue.input === undefined || issue.input === null) return 'required';
  return issue.type === 'rfc_email' ? 'not_an_email' : 'invalid';
}
