import * as v from 'valibot';
import { amount, wholeNumber } from '../schema/schemas.ts';
import { type FormValues, formEntries, line, requiredLine } from './form-schema.ts';
import {
  type FieldOf,
  INQUIRY_FIELDS,
  INQUIRY_FORMS,
  INQUIRY_TYPES,
  type InquiryType,
  type VehicleInquiryType,
} from './forms.ts';

/** The bodies of `POST /api/send-contact-email`, which forms send. */

/** The latest model year of a vehicle in the stock. */
const MAX_YEAR = 2100;

const { firstName, fullName, make, model } = INQUIRY_FIELDS;

/**
 * A line from the page of a vehicle. Hidden characters are dropped: staff may have pasted one into
 * the stock, and the visitor cannot remove it.
 */
const stockLine = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu, '')),
    requiredLine(max),
  );

export const VehicleInfoSchema = v.object({
  make: stockLine(make.maxLength),
  model: stockLine(model.maxLength),
  // 0 where the page does not know it.
  year: wholeNumber(0, MAX_YEAR),
  price: amount,
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
