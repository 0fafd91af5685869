import { $uploads, hasImagesToCome } from '#admin/images/upload/upload-store.ts';
import { parseNumber } from '#admin/numbers/parse.ts';
import type { Confirmation, Editing } from '#admin/record/types.ts';
import { sameVehicleText } from '#copy/admin/import/plan-questions.ts';
import {
  saveQuestionsCopy as copy,
  missingText,
  saveQuestionText,
} from '#copy/admin/vehicles/save-questions.ts';
import { vehicleFormCopy } from '#copy/admin/vehicles/vehicle-form.ts';
import { vehicleName } from '#copy/labels.ts';
import { priceIndex, type UsualPrice, usualPrice } from '#domain/vehicle/price/usual-price.ts';
import {
  demandedByLaw,
  type MissingForSale,
  missingForSale,
} from '#domain/vehicle/record/missing-for-sale.ts';
import { saveQuestions, type UnreadableField } from '#domain/vehicle/record/save-questions.ts';
import { countImages } from '../count-images.ts';
import { findTwin, indexStock } from '../find-vehicle.ts';
import { type FormField, type FormValues, fieldsOf } from '../form/values.ts';
import { $stock } from '../store.ts';

type Asked = Confirmation<FormValues>;
type Fields = ReturnType<typeof fieldsOf>;

/**
 * The questions before a vehicle is saved: values that look like a mistake, and missing facts that
 * a buyer or the law asks for. A vehicle that stays off the public site is asked about its facts
 * only: it may lack any, and its price may still change.
 */
export async function vehicleConfirmation(
  { id, exists, base }: Editing<FormValues>,
  values: FormValues,
): Promise<Asked | null> {
  const isPublic = exists && !base.unpublished;
  const after = fieldsOf(values);
  const twins = twinItems(id, exists ? fieldsOf(base) : null, after);
  if (values.unpublished && isPublic) return unpublishing();
  const before = exists && base.unpublished === values.unpublished ? fieldsOf(base) : null;
  const usual = usualPriceOf(id, after);
  const questions = saveQuestions(before, after, unreadableFields(values), new Date(), usual)
    .filter(({ rule, field }) => !values.unpublished || rule === 'unreadable' || FACTS.has(field))
    .map((question) => ({
      text: saveQuestionText(question, values[question.field].trim()),
      field: question.field,
    }));
  if (values.unpublished) return aboutValues([...questions, ...twins]);
  // A new vehicle gets its images after its first save, and some wait in the queue.
  const come = !exists || hasImagesToCome($uploads.get(), id);
  const images = come || isPublic ? null : await countImages(id);
  // With the new status, since a sold vehicle that is for sale again has been public as it is.
  const known = before ? missingForSale({ ...before, status: after.status }, null) : [];
  const missing = missingForSale(after, images).filter(
    (name) => !known.includes(name) && !questions.some(({ field }) => field === name),
  );
  const demanded = demandedByLaw(after, missing);
  if (demanded.length > 0) return offTheSite(demanded, twins);
  if (questions.length + missing.length === 0) return aboutValues(twins);
  return {
    title: questions.length === 0 ? copy.missingTitle : copy.title,
    body: before ? copy.changedBody : copy.newBody,
    items: [
      ...questions,
      ...missing.map((field) => ({ text: missingText(field), field })),
      ...twins,
    ],
    confirm: copy.confirm,
    cancel: copy.change,
    other: before ? undefined : { label: vehicleFormCopy.saveUnpublished, values: UNPUBLISHED },
  };
}

/** What is asked about in a draft too. */
const FACTS: ReadonlySet<string> = new Set(['year', 'first_registration_date', 'mileage']);
const UNPUBLISHED: Partial<FormValues> = { unpublished: true };

/**
 * The facts that the law demands cannot be skipped: the vehicle is completed, or it stays off the
 * site.
 */
function offTheSite(demanded: readonly MissingForSale[], twins: Asked['items']): Asked {
  return {
    title: copy.demandedTitle,
    body: copy.demandedBody,
    items: [...demanded.map((field) => ({ text: missingText(field), field })), ...twins],
    confirm: vehicleFormCopy.saveUnpublished,
    confirmValues: UNPUBLISHED,
    cancel: copy.change,
  };
}

/** Another vehicle with the same chassis number or plate, unless staff have saved this one with it. */
function twinItems(id: string, before: Fields | null, after: Fields): Asked['items'] {
  const twin = findTwin(indexStock($stock.get().vehicles), id, after);
  if (!twin) return [];
  const numbers: readonly FormField[] =
    twin.by === 'plate' ? ['registration_number'] : ['vin', 'stelnummer'];
  const [field] = numbers.filter((name) => after[name] && after[name] !== before?.[name]);
  if (!field) return [];
  return [{ text: sameVehicleText(twin.by, vehicleName(twin.vehicle)), field }];
}

function aboutValues(items: Asked['items']): Asked | null {
  if (items.length === 0) return null;
  return { title: copy.title, body: '', items, confirm: copy.confirm, cancel: copy.change };
}

function unpublishing(): Asked {
  return {
    title: copy.unpublishTitle,
    body: '',
    items: [{ text: copy.unpublish, field: null }],
    confirm: vehicleFormCopy.saveUnpublished,
    cancel: copy.change,
  };
}

/** The usual price of similar vehicles of the stock, as far as it is loaded. */
function usualPriceOf(id: string, fields: Fields): UsualPrice | null {
  const { make, model, year } = fields;
  if (!make || !model || year === null) return null;
  return usualPrice(priceIndex($stock.get().vehicles), { id, make, model, year });
}

function unreadableFields(values: FormValues): UnreadableField[] {
  return (['price', 'original_price', 'sale_price'] as const).filter(
    (name) => values[name].trim() !== '' && parseNumber(values[name], 'decimal') === null,
  );
}
