import * as v from 'valibot';
import { type FormValues, formEntries, line, requiredLine } from './form-schema.ts';
import {
  type FieldOf,
  INQUIRY_FIELDS,
  INQUIRY_FORMS,
  INQUIRY_TYPES,
  type InquiryType,
  type VehicleInquiryType,
} from './forms.ts';

/** What a form sends: the bodies of `POST /api/send-contact-email`. */

const { firstName, fullName, make, model } = INQUIRY_FIELDS;

export const VehicleInfoSchema = v.object({
  make: requiredLine(make.maxLength),
  model: requiredLine(model.maxLength),
  year: v.pipe(v.number(), v.integer('not_whole')),
  price: v.pipe(v.number(), v.finite('not_a_number')),
  id: requiredLine(128),
});
/** The vehicle that an inquiry is about, as the visitor's page shows it. */
export type VehicleInfo = v.InferOutput<typeof VehicleInfoSchema>;

/** A full name; `lastName` is empty if the visitor gave one name only. */
export type SplitName = { firstName: string; lastName: string };

type Submission<Type extends InquiryType> = { type: Type } & Omit<FormValues<Type>, 'fullName'> &
  ('fullName' extends FieldOf<Type> ? SplitName : unknown) &
  (Type extends VehicleInquiryType ? { vehicleInfo: VehicleInfo } : unknown);

/** Any body of `POST /api/send-contact-email`. */
export type InquirySubmission = { [Type in InquiryType]: Submission<Type> }[InquiryType];

const splitNameEntries = {
  firstName: requiredLine(firstName.maxLength),
  lastName: v.optional(line(fullName.maxLength), ''),
};

function submissionSchema(type: InquiryType) {
  const { fullName, ...fields } = formEntries(type);
  const entries: v.ObjectEntries = {
    ...(fullName && splitNameEntries),
    ...fields,
    ...(INQUIRY_FORMS[type].vehicle === 'stock' && { vehicleInfo: VehicleInfoSchema }),
  };
  return v.object({ type: v.literal(type), ...entries });
}

export const InquirySubmissionSchema = v.variant(
  'type',
  INQUIRY_TYPES.map(submissionSchema),
) as v.GenericSchema as v.GenericSchema<unknown, InquirySubmission>;
