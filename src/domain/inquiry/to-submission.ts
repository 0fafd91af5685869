import type { FormValues } from './form-schema.ts';
import {
  INQUIRY_FIELDS,
  INQUIRY_FORMS,
  type InquiryFieldName,
  type InquiryForm,
  SELL_INQUIRY_ID,
  type Subject,
} from './forms.ts';
import type { InquirySubmission, SplitName, VehicleInfo } from './submission.ts';

/** The vehicle that a visitor offers for sale; `mileage` in kilometres. */
export type OwnVehicle = Pick<FormValues<'sell'>, 'plate' | 'make' | 'model' | 'mileage'>;

interface Context {
  /** The vehicle of the page, for forms about a vehicle of the stock. */
  vehicle?: VehicleInfo | undefined;
  /** The message of the valuation form, which has no field for one. */
  valuationMessage: (vehicle: OwnVehicle) => string;
}

/** The submission of a form, from its checked values. */
export function toSubmission(
  form: InquiryForm,
  values: Partial<FormValues<InquiryForm>>,
  { vehicle, valuationMessage }: Context,
): InquirySubmission {
  const { vehicle: about } = INQUIRY_FORMS[form];
  const { subject, fullName, plate = '', make = '', model = '', mileage = 0, ...fields } = values;
  return {
    type: INQUIRY_FORMS[(subject as Subject) ?? form].type,
    ...(fullName !== undefined && splitName(fullName)),
    ...withoutEmptySparse(fields.time ? { ...fields, day: '', daytime: '' } : fields),
    ...(about === 'stock' && { vehicleInfo: vehicle }),
    ...(about === 'own' && {
      message: valuationMessage({ plate, make, model, mileage }),
      vehicleInfo: { make, model, year: 0, price: 0, id: SELL_INQUIRY_ID },
    }),
  } as InquirySubmission;
}

function withoutEmptySparse(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => value !== '' || !INQUIRY_FIELDS[name as InquiryFieldName].sparse,
    ),
  );
}

/** First word and the remaining words of a full name. */
export function splitName(fullName: string): SplitName {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/u);
  return { firstName, lastName: rest.join(' ') };
}
