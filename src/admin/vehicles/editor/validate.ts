import type { FieldErrors, Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { vehicleFormCopy } from '#copy/admin/vehicle.ts';
import { validationMessage } from '#copy/validation.ts';
import { VehicleSchema } from '#domain/vehicle/vehicle.ts';
import { youtubeId } from '#domain/vehicle/youtube.ts';
import { hiddenFields } from '../form/hidden.ts';
import { type FormField, type FormValues, fieldsOf } from '../form/values.ts';

/** The vehicle schema without what the server and the save itself write. */
const EditedSchema = v.omit(VehicleSchema, ['created_at', 'updated_at', 'version', 'sold_date']);
export type EditedFields = v.InferOutput<typeof EditedSchema>;

/** The fields to save, or what is wrong with each field. */
export function validateForm(
  values: FormValues,
):
  | { ok: true; fields: EditedFields }
  | { ok: false; problems: Partial<Record<FormField, string>> } {
  const fields = fieldsOf(values);
  const problems: Partial<Record<FormField, string>> = {};
  const result = v.safeParse(EditedSchema, withoutHiddenProblems(fields, values));
  for (const issue of result.issues ?? []) {
    const field = issue.path?.[0]?.key as FormField | undefined;
    if (!field || problems[field]) continue;
    problems[field] = validationMessage(
      fields[field] === null ? 'required' : issue.message,
      issue.requirement,
    );
  }
  if (fields.walkaround_video_url !== null && youtubeId(fields.walkaround_video_url) === null) {
    problems.walkaround_video_url = vehicleFormCopy.videoInvalid;
  }
  if (result.success && Object.keys(problems).length === 0) {
    return { ok: true, fields: result.output };
  }
  return { ok: false, problems };
}

/**
 * Nobody can put right what is not on the screen: a wrong value in a block that is switched off is
 * given up. A right one is kept, for when the block is switched on again.
 */
function withoutHiddenProblems(fields: object, values: FormValues): object {
  const hidden = hiddenFields(values);
  const { issues = [] } = v.safeParse(EditedSchema, fields);
  const wrong = issues.map((issue) => issue.path?.[0]?.key as FormField);
  const givenUp = wrong.filter((field) => hidden.includes(field)).map((field) => [field, null]);
  return { ...fields, ...Object.fromEntries(givenUp) };
}

/** `validateForm` as react-hook-form wants it. */
export const resolver: Resolver<FormValues> = (values) => {
  const result = validateForm(values);
  if (result.ok) return { values, errors: {} };
  const errors = Object.fromEntries(
    Object.entries(result.problems).map(([field, message]) => [field, { type: 'domain', message }]),
  );
  return { values: {}, errors: errors as FieldErrors<FormValues> };
};
