import { formatAmount, formatDate } from '#copy/format.ts';
import type { FormFieldName } from '#domain/vehicle/fields/table.ts';
import type { MissingForSale } from '#domain/vehicle/record/missing-for-sale.ts';
import {
  HIGH_MILEAGE,
  HIGH_PRICE,
  LOW_PRICE,
  type SaveQuestion,
} from '#domain/vehicle/record/save-questions.ts';
import { vehicleFieldCopy } from './vehicle-fields.ts';

/** The dialog that asks before a vehicle or an accessory is saved. */
export const saveQuestionsCopy = {
  title: 'Er det rigtigt?',
  missingTitle: 'Der mangler noget',
  demandedTitle: 'Det kræver loven',
  demandedBody: 'Bilen kan ikke komme på siden uden. Ret det, eller gem den som kladde.',
  newBody: 'Når du gemmer, kommer bilen på siden.',
  changedBody: 'Det, du gemmer, kommer på siden.',
  confirm: 'Gem alligevel',
  change: 'Ret',
  unpublishTitle: 'Tag bilen af siden?',
  unpublish: 'Bilen er på siden nu. Som kladde forsvinder den derfra.',
  noOffer: 'Tilbudsprisen er 0: bilen vises uden tilbud.',
  accessoryPriceUnreadable: (text: string) =>
    `Pris: “${text}” er ikke et tal. Den gemmes som 0 kr.`,
} as const;

const FIELDS = {
  price: 'Pris',
  sale_price: 'Tilbudspris',
  original_price: 'Førpris',
} as const;

/** One question as a sentence, with the old value and the new one; `text` is what was typed. */
export function saveQuestionText(question: SaveQuestion, text: string): string {
  switch (question.rule) {
    case 'unreadable': {
      const result =
        question.field === 'price'
          ? 'Det gemmes som 0 og vises som “Kontakt for pris”.'
          : 'Det gemmes som 0, så bilen vises uden tilbud.';
      return `${FIELDS[question.field]}: “${text}” er ikke et tal. ${result}`;
    }
    case 'negative':
      return `${priceChange(question)}. Prisen er negativ og vises som “Kontakt for pris”.`;
    case 'low':
      return `${priceChange(question)}. Det er under ${formatAmount(LOW_PRICE)} kr.`;
    case 'high':
      return `${priceChange(question)}. Det er over ${formatAmount(HIGH_PRICE)} kr.`;
    case 'changed':
      return priceChange(question);
    case 'unusual':
      return unusualPriceText(question);
    case 'offer_above_price':
      return `Tilbudsprisen ${formatAmount(question.after)} er højere end prisen ${formatAmount(question.limit)}.`;
    case 'offer_not_below_original':
      return `Tilbudsprisen ${formatAmount(question.after)} er ikke lavere end førprisen ${formatAmount(question.limit)}.`;
    case 'mileage_fell':
      return question.after === null
        ? `Kilometerstand: ${formatAmount(question.before)} → tomt felt.`
        : `Kilometerstand: ${change(question.before, question.after)}. Den er lavere end før.`;
    case 'mileage_high':
      return `Kilometerstand: ${change(question.before, question.after)}. Det er over ${formatAmount(HIGH_MILEAGE)} km.`;
    case 'year_ahead':
      return `Årgang: ${question.after} ligger mere end et år fremme.`;
    case 'registered_ahead':
      return `Første registrering: ${formatDate(question.after)} ligger fremme i tiden.`;
    case 'year_after_registration':
      return `Årgang: ${question.after}, men bilen er første gang registreret i ${question.registered}.`;
  }
}

/** The price compared with similar vehicles, and their number. */
function unusualPriceText({ after, usual }: Extract<SaveQuestion, { rule: 'unusual' }>): string {
  const others = usual.of === 'model' ? 'af samme model og årgang' : 'af samme mærke og årgang';
  const distance = after > usual.median ? 'meget dyrere' : 'meget billigere';
  return `Pris: ${formatAmount(after)}. Det er ${distance} end de ${usual.count} andre ${others} på lageret, som typisk koster ${formatAmount(Math.round(usual.median))}.`;
}

/** `Pris: 346.800 → 29.900 (−91 %)` */
function priceChange({
  field,
  before,
  after,
}: {
  field: keyof typeof FIELDS;
  before: number | null;
  after: number;
}): string {
  const percent = before && before > 0 ? ` (${percentOf(before, after)})` : '';
  return `${FIELDS[field]}: ${change(before, after)}${percent}`;
}

function change(before: number | null, after: number): string {
  return before ? `${minus(before)} → ${minus(after)}` : minus(after);
}

function percentOf(before: number, after: number): string {
  const percent = Math.round(((after - before) / before) * 100);
  return `${percent > 0 ? '+' : ''}${minus(percent)} %`;
}

function minus(value: number): string {
  return formatAmount(value).replace('-', '−');
}

const MISSING: Partial<Record<MissingForSale, string>> = {
  year: 'Årgangen mangler: bilen vises som årgang 1900.',
  mileage: 'Kilometerstanden mangler: bilen vises som ny.',
  fuel_type: 'Drivmidlet mangler: bilen vises som benzinbil.',
  first_registration_date: 'Første registrering mangler: året skal stå ved prisen.',
  price: 'Prisen mangler: bilen vises med “Kontakt for pris”.',
  price_includes_delivery:
    'Prisen er uden levering: den pris, der vises, skal være med leveringsomkostninger.',
  images: 'Bilen har ingen billeder endnu.',
};

/** The missing facts of a vehicle for sale, as a sentence. */
export function missingText(missing: MissingForSale): string {
  return (
    MISSING[missing] ??
    `${vehicleFieldCopy[missing as FormFieldName]} mangler: skal stå ved leasingydelsen.`
  );
}
