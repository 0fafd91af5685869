import type { ImportColumn } from '#copy/admin/import/import-headings.ts';
import { importValueCopy } from '#copy/admin/import/import-values.ts';
import type { FormFieldName } from '#domain/vehicle/fields/table.ts';
import { isKnownMake } from '#domain/vehicle/known-makes.ts';
import { readDate } from '../formats/dates.ts';
import { readNumber } from '../formats/numbers.ts';
import { readValue } from '../formats/values.ts';
import { isImageAddress } from './image-urls.ts';

export const PLATE = /^[A-ZÆØÅ]{2}[ -]?\d{2}[ -]?\d{3}$/iu;
export const CHASSIS = /^(?=.*\d)(?=.*[A-Z])[A-HJ-NPR-Z0-9]{17}$/iu;
const YEAR = /^(?:19[5-9]\d|20[0-4]\d)$/u;

/** The share of the cells that must look like a kind of value. */
const MOST = 0.8;
/** Prices and kilometres below it are something else: doors, horsepower, a stock number. */
const LARGE = 1000;

/** The target of a column without a known heading, by its cells; the first that fits. */
const KINDS: readonly { column: ImportColumn; fits: (texts: readonly string[]) => boolean }[] = [
  { column: 'images', fits: mostAre(isImageAddress) },
  { column: 'registration_number', fits: mostAre((text) => PLATE.test(text)) },
  { column: 'stelnummer', fits: mostAre((text) => CHASSIS.test(text)) },
  { column: 'year', fits: mostAre((text) => YEAR.test(text)) },
  { column: 'make', fits: mostAre(isKnownMake) },
  ...(Object.keys(importValueCopy) as FormFieldName[]).map((column) => ({
    column,
    fits: mostAre((text) => readValue(column, text) !== undefined),
  })),
  { column: 'first_registration_date', fits: mostAre(isFullDate) },
  { column: 'price', fits: (texts) => areLarge(texts) && mostAre(isRound)(texts) },
  { column: 'mileage', fits: areLarge },
];

/** The columns that cells may be, the likeliest first; empty where they say nothing. */
export function columnsByContents(texts: readonly string[]): ImportColumn[] {
  if (texts.length === 0) return [];
  return KINDS.filter(({ fits }) => fits(texts)).map(({ column }) => column);
}

function mostAre(test: (text: string) => boolean) {
  return (texts: readonly string[]) => texts.filter(test).length >= MOST * texts.length;
}

function isFullDate(text: string): boolean {
  return /\D/u.test(text) && readDate(text, 'dmy', new Date()) !== null;
}

function numberOf(text: string): number {
  return readNumber(text, ',', true) ?? Number.NaN;
}

function areLarge(texts: readonly string[]): boolean {
  return (
    mostAre((text) => numberOf(text) >= LARGE)(texts) && !mostAre((text) => YEAR.test(text))(texts)
  );
}

/** Prices end with 900 or 500, kilometres seldom do. */
function isRound(text: string): boolean {
  return /^(?:5|9)00$/u.test(String(Math.trunc(numberOf(text)) % 1000));
}
