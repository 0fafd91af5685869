import { parseNumber } from '#admin/numbers/parse.ts';
import type { Confirmation, Editing } from '#admin/record/types.ts';
import {
  saveQuestionsCopy as copy,
  missingText,
  saveQuestionText,
} from '#copy/admin/save-questions.ts';
import { vehicleFormCopy } from '#copy/admin/vehicle.ts';
import { IMAGE_KINDS } from '#domain/image/upload-kinds.ts';
import { priceIndex, type UsualPrice, usualPrice } from '#domain/vehicle/price/usual-price.ts';
import {
  demandedByLaw,
  type MissingForSale,
  missingForSale,
} from '#domain/vehicle/record/missing-for-sale.ts';
import { saveQuestions, type UnreadableField } from '#domain/vehicle/record/save-questions.ts';
import { documentsWhere } from '#firebase/documents/listing.ts';
import { type FormValues, fieldsOf } from '../form/values.ts';
import { $stock } from '../store.ts';

type Asked = Confirmation<FormValues>;

/**
 * What staff confirm before a vehicle is saved: values that look like a mistake, and what a buyer
 * or the law asks for and the vehicle lacks. A vehicle that stays off the public site is saved
 * without a question.
 */
export async function vehicleConfirmation(
  { id, exists, base }: Editing<FormValues>,
  values: FormValues,
): Promise<Asked | null> {
  const isPublic = exists && !base.unpublished;
  if (values.unpublished) return isPublic ? unpublishing() : null;
  const before = isPublic ? fieldsOf(base) : null;
  const after = fieldsOf(values);
  const usual = usualPriceOf(id, after);
  const questions = saveQuestions(before, after, unreadableFields(values), new Date(), usual);
  // A new vehicle gets its images after its first save.
  const images = exists && !isPublic ? await countImages(id) : null;
  // With the new status, since a sold vehicle that is for sale again has been public as it is.
  const known = before ? missingForSale({ ...before, status: after.status }, null) : [];
  const missing = missingForSale(after, images).filter(
    (name) => !known.includes(name) && !questions.some(({ field }) => field === name),
  );
  const demanded = demandedByLaw(after, missing);
  if (demanded.length > 0) return offTheSite(demanded);
  if (questions.length + missing.length === 0) return null;
  return {
    title: questions.length === 0 ? copy.missingTitle : copy.title,
    body: before ? copy.changedBody : copy.newBody,
    items: [
      ...questions.map((question) => ({
        text: saveQuestionText(question, values[question.field].trim()),
        field: question.field,
      })),
      ...missing.map((field) => ({ text: missingText(field), field })),
    ],
    confirm: copy.confirm,
    cancel: copy.change,
    other: before ? undefined : { label: vehicleFormCopy.saveUnpublished, values: UNPUBLISHED },
  };
}

const UNPUBLISHED: Partial<FormValues> = { unpublished: true };

/** What the law demands cannot be confirmed away: the vehicle is completed, or it stays off the site. */
function offTheSite(demanded: readonly MissingForSale[]): Asked {
  return {
    title: copy.demandedTitle,
    body: copy.demandedBody,
    items: demanded.map((field) => ({ text: missingText(field), field })),
    confirm: vehicleFormCopy.saveUnpublished,
    confirmValues: UNPUBLISHED,
    cancel: copy.change,
  };
}

function unpublishing(): Asked {
  return {
    title: copy.unpublishTitle,
    body: '',
    items: [{ text: copy.unpublish, field: null }],
    confirm: copy.unpublishConfirm,
    cancel: copy.change,
  };
}

/** What similar vehicles of the stock cost, as far as it is loaded. */
function usualPriceOf(id: string, fields: ReturnType<typeof fieldsOf>): UsualPrice | null {
  const { make, model, year } = fields;
  if (!make || !model || year === null) return null;
  return usualPrice(priceIndex($stock.get().vehicles), { id, make, model, year });
}

function unreadableFields(values: FormValues): UnreadableField[] {
  return (['price', 'original_price', 'sale_price'] as const).filter(
    (name) => values[name].trim() !== '' && parseNumber(values[name], 'decimal') === null,
  );
}

/** Null where they cannot be counted, which is no reason to ask. */
async function countImages(vehicleId: string): Promise<number | null> {
  const { collection, ownerField } = IMAGE_KINDS.vehicle;
  try {
    return (await documentsWhere(collection, ownerField, vehicleId)).items.length;
  } catch {
    return null;
  }
}
