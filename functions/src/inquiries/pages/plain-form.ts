import { inquiryCopy } from '#copy/inquiries/inquiry-forms.ts';
import { inquiryPageCopy } from '#copy/inquiries/inquiry-page.ts';
import { formSchema } from '#domain/inquiry/form-schema.ts';
import { fieldsOf, INQUIRY_FORMS } from '#domain/inquiry/forms.ts';
import { postedForm } from '#domain/inquiry/posted-form.ts';
import {
  type InquirySubmission,
  InquirySubmissionSchema,
  type VehicleInfo,
} from '#domain/inquiry/submission.ts';
import { toSubmission } from '#domain/inquiry/to-submission.ts';
import { type Validated, validate } from '#functions/src/shared/request/validate.ts';

/** The fields of a form that was posted without JavaScript, as text. */
export type PlainForm = Record<string, string>;

export function readPlainForm(body: Buffer): PlainForm {
  return Object.fromEntries(new URLSearchParams(body.toString('utf8')));
}

/** The submission that the same form sends with JavaScript. */
export async function plainFormSubmission(
  posted: PlainForm,
  findVehicle: (id: string) => Promise<VehicleInfo | null>,
): Promise<Validated<InquirySubmission>> {
  const form = postedForm(posted);
  if (!form) return { ok: false, fields: { type: 'invalid' } };
  // Only a hand-made request lacks a field: browsers send empty ones too.
  const texts = Object.fromEntries(fieldsOf(form).map((field) => [field, posted[field] ?? '']));
  const values = validate(formSchema(form), texts);
  if (!values.ok) return values;
  const id = posted['vehicle_id'] ?? '';
  const isAboutStock = INQUIRY_FORMS[form].vehicle === 'stock';
  const vehicle = isAboutStock ? ((await findVehicle(id)) ?? unknownVehicle(id)) : undefined;
  const context = { vehicle, valuationMessage: inquiryCopy.sell.message };
  return validate(InquirySubmissionSchema, toSubmission(form, values.value, context));
}

/** Stands for a vehicle that was just deleted, so that an inquiry about it still reaches the dealer. */
function unknownVehicle(id: string): VehicleInfo {
  const name = id || '-';
  return { id: name, make: inquiryPageCopy.unknownVehicle, model: name, year: 0, price: 0 };
}
