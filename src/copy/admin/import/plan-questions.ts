import { formatAmount } from '#copy/format.ts';
import type { MissingForSale } from '#domain/vehicle/record/missing-for-sale.ts';
import type { SaveQuestion } from '#domain/vehicle/record/save-questions.ts';

/**
 * The subjects of questions about a planned change, by the rule or the missing fact; questions with the
 * same subject are counted together. Each follows a number: `198 uden drivmiddel`.
 */
const KINDS = {
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
  year: 'uden årgang',
  mileage: 'uden kilometerstand',
  fuel_type: 'uden drivmiddel',
  first_registration_date: 'uden første registrering',
  price: 'uden pris',
  price_includes_delivery: 'med en pris uden levering',
  images: 'uden billeder',
  terms: 'uden alle leasingvilkår',
  offer_stays: 'på tilbud, hvor siden stadig viser tilbudsprisen',
  was_sold: 'der er solgt',
  other_chassis: 'med et andet stelnummer end bilen på lageret',
  same_vehicle: 'med samme stelnummer eller nummerplade som en anden bil',
} as const satisfies Record<SaveQuestion['rule'], string> & Record<string, string>;
export type QuestionKind = keyof typeof KINDS;

export function kindOfMissing(missing: MissingForSale): QuestionKind {
  return missing in KINDS ? (missing as QuestionKind) : 'terms';
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
