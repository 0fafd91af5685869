import * as v from 'valibot';
import { type InquirySubmission, InquirySubmissionSchema } from '#domain/inquiry/submission.ts';

/** Problem codes by field; `src/copy/validation.ts` has the words. */
export type FieldProblems = Record<string, string>;

export type Validated<Value> = { ok: true; value: Value } | { ok: false; fields: FieldProblems };

/** Judges a body of `POST /api/send-contact-email`. */
export function validateSubmission(body: unknown): Validated<InquirySubmission> {
  return validate(InquirySubmissionSchema, body);
}

export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Validated<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.output };
  return { ok: false, fields: problems(result.issues) };
}

/** The first problem of each field, as a code. */
function problems(issues: readonly v.BaseIssue<unknown>[]): FieldProblems {
  const fields: FieldProblems = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? 'body';
    fields[field] ??= code(issue);
  }
  return fields;
}

/** Our own checks carry a code as their message; the library's carry an English sentence. */
function code(issue: v.BaseIssue<unknown>): string {
  if (/^[a-z_]+$/u.test(issue.message)) return issue.message;
  if (issue.input === undefined || issue.input === null) return 'required';
  return issue.type === 'rfc_email' ? 'not_an_email' : 'invalid';
}
