import { formatAmount } from '#copy/format.ts';
import type { MissingForSale } from '#domain/vehicle/record/missing-for-sale.ts';
import type { SaveQuestion } from '#domain/vehicle/record/save-questions.ts';

/**
 * The subject of a question about a planned change; questions with the same subject are counted
 * together.
 */
export type QuestionKind =
  | SaveQuestion['rule']
  | MissingKind
  | 'offer_stays'
  | 'was_sold'
  | 'same_vehicle'
  | 'other_chassis';
type MissingKind =
  `no_${'year' | 'mileage' | 'fuel' | 'registration' | 'price' | 'delivery' | 'images' | 'terms'}`;

/** Each follows a number: `198 uden drivmiddel`. */
const KINDS: Record<QuestionKind, string> = {
  unreadable: 'med en pris, der ikke er et tal',
  negative: 'med en negativ pris',
  low: 'med en meget lav pris',
  high: 'med en meget høj pris',
  changed: 'hvor prisen ændres mere end 25 %',
  unusual: 'med en usædvanlig pris',
  offer_above_price: 'med en tilbudspris over prisen',
  offer_not_below_original: 'med en tilbudspris, der ikke er under førprisen',
  mileage_fell: 'med færre kilometer end før',
  mileage_high: 'med meget høj kilometerstand',
  year_ahead: 'med en årgang langt fremme',
  registered_ahead: 'med en første registrering fremme i tiden',
  year_after_registration: 'med en årgang efter første registrering',
  no_year: 'uden årgang',
  no_mileage: 'uden kilometerstand',
  no_fuel: 'uden drivmiddel',
  no_registration: 'uden første registrering',
  no_price: 'uden pris',
  no_delivery: 'med en pris uden levering',
  no_images: 'uden billeder',
  no_terms: 'uden alle leasingvilkår',
  offer_stays: 'på tilbud, hvor siden stadig viser tilbudsprisen',
  was_sold: 'der er solgt',
  other_chassis: 'med et andet stelnummer end bilen på lageret',
  same_vehicle: 'med samme stelnummer eller nummerplade som en anden bil',
};

const MISSING: Partial<Record<MissingForSale, MissingKind>> = {
  year: 'no_year',
  mileage: 'no_mileage',
  fuel_type: 'no_fuel',
  first_registration_date: 'no_registration',
  price: 'no_price',
  price_includes_delivery: 'no_delivery',
  images: 'no_images',
};

export function kindOfMissing(missing: MissingForSale): QuestionKind {
  return MISSING[missing] ?? 'no_terms';
}

/** The question before a plan is saved in which some vehicles look like a mistake. */
export const planQuestionsCopy = {
  heading: (count: number) =>
    count === 1 ? '1 bil ser forkert ud.' : `${formatAmount(count)} biler ser forkerte ud.`,
  group: (kind: QuestionKind, count: number) => `${formatAmount(count)} ${KINDS[kind]}`,
  onTop: (count: number) =>
    count === 1 ? 'Den står øverst i listen.' : 'De står øverst i listen.',
  checking: 'Ser bilerne igennem…',
  confirm: 'Det er rigtigt',
  omit: 'Udelad dem',
  omitted: 'Udeladt',
} as const;

const NUMBERS = { chassis: 'Samme stelnummer', plate: 'Samme nummerplade' } as const;

/** `Samme stelnummer som Kia Niro 64 kWh` */
export function sameVehicleText(number: keyof typeof NUMBERS, other: string): string {
  return `${NUMBERS[number]} som ${other}.`;
}
