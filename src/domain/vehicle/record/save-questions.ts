import { danishDate } from '#domain/time/danish-date.ts';
import { isUnusual, type UsualPrice } from '../price/usual-price.ts';
import type { VehicleFields } from '../vehicle.ts';

/** The fields that the questions are about, as a save would write them. */
export type QuestionedVehicle = {
  [Name in
    | 'price'
    | 'is_on_sale'
    | 'sale_price'
    | 'original_price'
    | 'mileage'
    | 'year'
    | 'first_registration_date']: VehicleFields[Name] | null;
};

type PriceField = 'price' | 'sale_price';
type Numbers = { before: number | null; after: number };

/** A value that is allowed and is probably a mistake. `before` is null where there was none. */
export type SaveQuestion =
  | ({ rule: 'negative' | 'low' | 'high' | 'changed'; field: PriceField } & Numbers)
  | { rule: 'unusual'; field: 'price'; after: number; usual: UsualPrice }
  | { rule: 'unreadable'; field: UnreadableField }
  | { rule: 'offer_above_price'; field: 'sale_price'; after: number; limit: number }
  | { rule: 'offer_not_below_original'; field: 'sale_price'; after: number; limit: number }
  | { rule: 'mileage_fell'; field: 'mileage'; before: number; after: number | null }
  | ({ rule: 'mileage_high'; field: 'mileage' } & Numbers)
  | { rule: 'year_ahead'; field: 'year'; after: number }
  | { rule: 'registered_ahead'; field: 'first_registration_date'; after: string }
  | { rule: 'year_after_registration'; field: 'year'; after: number; registered: number };

/** The prices that are saved as 0 where their text is no number. */
export type UnreadableField = 'price' | 'sale_price' | 'original_price';

/** DKK. */
export const LOW_PRICE = 10_000;
export const HIGH_PRICE = 2_000_000;
/** Kilometres. */
export const HIGH_MILEAGE = 500_000;
const LARGE_CHANGE = 0.25;

/**
 * The questions before `after` is saved. A value that the public site shows already (`before`; null
 * for a vehicle that visitors have not seen) raises no question again. `unreadable` are the fields
 * whose text is no number, `usual` is the usual price of similar vehicles; null where it is
 * unknown.
 */
export function saveQuestions(
  before: QuestionedVehicle | null,
  after: QuestionedVehicle,
  unreadable: readonly UnreadableField[],
  today: Date,
  usual: UsualPrice | null = null,
): SaveQuestion[] {
  const onSale = after.is_on_sale === true;
  const texts = unreadable.filter((field) => field === 'price' || onSale);
  const prices: PriceField[] = onSale ? ['price', 'sale_price'] : ['price'];
  const asked = [
    ...texts.map((field): SaveQuestion => ({ rule: 'unreadable', field })),
    ...prices
      .filter((field) => !texts.includes(field))
      .flatMap((field) => priceQuestion(field, shownPrice(before, field), after[field] ?? 0)),
  ];
  return [
    ...asked,
    ...(asked.some(({ field }) => field === 'price') ? [] : unusualPrice(before, after, usual)),
    ...offerQuestion(before, after),
    ...mileageQuestion(before?.mileage ?? null, after.mileage),
    ...yearQuestion(before, after, today),
  ];
}

/** The value of a price that visitors saw; null for the price of an offer that was not on. */
function shownPrice(before: QuestionedVehicle | null, field: PriceField): number | null {
  if (before === null || (field === 'sale_price' && !before.is_on_sale)) return null;
  return before[field];
}

function priceQuestion(field: PriceField, before: number | null, after: number): SaveQuestion[] {
  if (after === before) return [];
  const numbers = { field, before, after };
  if (after < 0) return [{ rule: 'negative', ...numbers }];
  if (after > 0 && after < LOW_PRICE) return [{ rule: 'low', ...numbers }];
  if (after > HIGH_PRICE) return [{ rule: 'high', ...numbers }];
  // From 0, which is shown as a price on request, every price is a first one.
  if (before === null || before <= 0 || after === 0) return [];
  return Math.abs(after - before) > before * LARGE_CHANGE ? [{ rule: 'changed', ...numbers }] : [];
}

/**
 * The question about a price that is neither low nor high, but far from that of similar vehicles.
 */
function unusualPrice(
  before: QuestionedVehicle | null,
  { price }: QuestionedVehicle,
  usual: UsualPrice | null,
): SaveQuestion[] {
  if (!price || price === before?.price || !usual || !isUnusual(price, usual)) return [];
  // Staff have been asked about the distance already.
  if (before?.price && isUnusual(before.price, usual)) return [];
  return [{ rule: 'unusual', field: 'price', after: price, usual }];
}

function offerQuestion(before: QuestionedVehicle | null, after: QuestionedVehicle): SaveQuestion[] {
  const { price, original_price: original, sale_price: sale } = after;
  if (!after.is_on_sale || !sale || sale <= 0) return [];
  const fields = ['price', 'is_on_sale', 'sale_price', 'original_price'] as const;
  if (before && fields.every((field) => before[field] === after[field])) return [];
  if (price && price > 0 && sale > price) {
    return [{ rule: 'offer_above_price', field: 'sale_price', after: sale, limit: price }];
  }
  if (original && sale >= original) {
    return [
      { rule: 'offer_not_below_original', field: 'sale_price', after: sale, limit: original },
    ];
  }
  return [];
}

function mileageQuestion(before: number | null, after: number | null): SaveQuestion[] {
  if (after === before) return [];
  if (before && (after ?? 0) < before) {
    return [{ rule: 'mileage_fell', field: 'mileage', before, after }];
  }
  if (after !== null && after > HIGH_MILEAGE) {
    return [{ rule: 'mileage_high', field: 'mileage', before, after }];
  }
  return [];
}

function yearQuestion(
  before: QuestionedVehicle | null,
  { year, first_registration_date: date }: QuestionedVehicle,
  today: Date,
): SaveQuestion[] {
  if (year === null || (before?.year === year && before.first_registration_date === date))
    return [];
  if (year > today.getFullYear() + 1) return [{ rule: 'year_ahead', field: 'year', after: year }];
  if (date !== null && date > danishDate(today))
    return [{ rule: 'registered_ahead', field: 'first_registration_date', after: date }];
  // A model of the next year may be registered in this one, and no later model.
  const registered = date === null ? year : Number(date.slice(0, 4));
  if (year <= registered + 1) return [];
  return [{ rule: 'year_after_registration', field: 'year', after: year, registered }];
}
