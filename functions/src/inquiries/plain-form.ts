import * as v from 'valibot';
import { valuationMessage } from '#copy/inquiry-page.ts';
import type { InquiryVehicle } from '#domain/inquiry/inquiry.ts';
import {
  FinanceFormSchema,
  INQUIRY_TYPES,
  SELL_INQUIRY_ID,
  splitName,
  ValuationFormSchema,
  VEHICLE_INQUIRY_TYPES,
} from '#domain/inquiry/submission.ts';
import { type Validated, validate } from './validate.ts';

/** The fields of a form that was sent without JavaScript, as text. */
export type PlainForm = Record<string, string>;

export function readPlainForm(body: Buffer): PlainForm {
  return Object.fromEntries(new URLSearchParams(body.toString('utf8')));
}

/** Which form it was; a page without JavaScript names its fields as the forms of the site do. */
export function formKind(form: PlainForm): 'sell' | 'vehicle' | 'dialog' | 'contact' {
  if (form['form'] === 'sell') return 'sell';
  const type = form['type'] ?? 'contact';
  if (v.is(v.picklist(VEHICLE_INQUIRY_TYPES), type)) return 'vehicle';
  return type === 'finance_request' || type === 'leasing_request' ? 'dialog' : 'contact';
}

/** Turns a plain form into the body that the same form sends with JavaScript. */
export async function bodyOfPlainForm(
  form: PlainForm,
  findVehicle: (id: string) => Promise<InquiryVehicle | null>,
): Promise<Validated<unknown>> {
  switch (formKind(form)) {
    case 'sell':
      return sellBody(form);
    case 'dialog':
      return dialogBody(form);
    case 'vehicle':
      return { ok: true, value: await vehicleBody(form, findVehicle) };
    case 'contact':
      return { ok: true, value: { ...form, type: form['type'] || INQUIRY_TYPES[0] } };
  }
}

function sellBody(form: PlainForm): Validated<unknown> {
  const result = validate(ValuationFormSchema, withAll(form, ValuationFormSchema.entries));
  if (!result.ok) return result;
  const { make, model, name, email, phone } = result.value;
  const vehicleInfo = { make, model, year: 0, price: 0, id: SELL_INQUIRY_ID };
  const message = valuationMessage(result.value);
  return { ok: true, value: { type: 'inquiry', name, email, phone, message, vehicleInfo } };
}

function dialogBody(form: PlainForm): Validated<unknown> {
  const result = validate(FinanceFormSchema, withAll(form, FinanceFormSchema.entries));
  if (!result.ok) return result;
  const { fullName, ...rest } = result.value;
  return { ok: true, value: { ...rest, ...splitName(fullName), type: form['type'] } };
}

async function vehicleBody(
  form: PlainForm,
  findVehicle: (id: string) => Promise<InquiryVehicle | null>,
): Promise<unknown> {
  const id = form['vehicle_id'] ?? '';
  const found = await findVehicle(id);
  // A car that was just deleted must not cost the dealer the inquiry.
  const vehicle = found ?? {
    id: id || '-',
    make: 'Ukendt bil',
    model: id || '-',
    year: 0,
    price: 0,
  };
  return { ...form, vehicleInfo: vehicle };
}

/** A browser leaves out nothing but unticked boxes; a missing field reads as an empty one. */
function withAll(form: PlainForm, entries: object): PlainForm {
  return Object.fromEntries(Object.keys(entries).map((field) => [field, form[field] ?? '']));
}
