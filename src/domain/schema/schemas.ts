import * as v from 'valibot';

/**
 * The building blocks of every document schema. A field that is absent reads as `null`, so
 * documents written before a field existed still parse. The message of an issue is a code that
 * `copy/validation.ts` translates.
 */

/** DKK. */
export const MAX_AMOUNT = 100_000_000;

export const requiredText = (max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(max, 'too_long'));

export const optionalText = (max: number) =>
  v.optional(v.nullable(v.pipe(v.string(), v.maxLength(max, 'too_long'))), null);

/**
 * Characters that change the direction of a text: a name with one of them changes its neighbours as
 * well.
 */
const NO_DIRECTION_CHARACTER = /^[^\u202a-\u202e\u2066-\u2069]*$/u;
const inOneDirection = v.regex<string, 'direction_character'>(
  NO_DIRECTION_CHARACTER,
  'direction_character',
);

/** One line of text that stands next to others, such as a name. */
export const requiredName = (max: number) => v.pipe(requiredText(max), inOneDirection);

export const optionalName = (max: number) =>
  v.optional(v.nullable(v.pipe(v.string(), v.maxLength(max, 'too_long'), inOneDirection)), null);

/** At most `max` texts of at most `maxLength` characters, none of them empty. */
export const textList = (max: number, maxLength: number) =>
  v.optional(v.pipe(v.array(requiredText(maxLength)), v.maxLength(max, 'too_many')), []);

/** A list of `codes`, each at most once. */
export const codeList = <const Codes extends readonly string[]>(codes: Codes) =>
  v.optional(v.pipe(v.array(v.picklist(codes)), v.maxLength(codes.length, 'too_many')), []);

export const flag = (fallback: boolean) => v.optional(v.boolean(), fallback);

export const choice = <const Values extends readonly (string | number)[]>(values: Values) =>
  v.picklist(values);
export const optionalChoice = <const Values extends readonly (string | number)[]>(values: Values) =>
  v.optional(v.nullable(v.picklist(values)), null);

export const decimal = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.finite('not_a_number'),
    v.minValue(min, 'too_small'),
    v.maxValue(max, 'too_large'),
  );
export const optionalDecimal = (min: number, max: number) =>
  v.optional(v.nullable(decimal(min, max)), null);

/** DKK, whole or decimal. */
export const amount = decimal(0, MAX_AMOUNT);
export const optionalAmount = optionalDecimal(0, MAX_AMOUNT);

export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.integer('not_whole'),
    v.minValue(min, 'too_small'),
    v.maxValue(max, 'too_large'),
  );
export const optionalWholeNumber = (min: number, max: number) =>
  v.optional(v.nullable(wholeNumber(min, max)), null);

/** A calendar date, `YYYY-MM-DD`, that exists. */
export const calendarDate = v.pipe(
  v.string(),
  v.isoDate('not_a_date'),
  v.check((text) => {
    const time = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
  }, 'not_a_date'),
);
export const optionalCalendarDate = v.optional(v.nullable(calendarDate), null);

/** A Firestore timestamp of either SDK, or a Date; read as a Date. */
export const time = v.union([
  v.date(),
  v.pipe(
    v.custom<{ toDate(): Date }>(
      (input) =>
        typeof input === 'object' &&
        input !== null &&
        'toDate' in input &&
        typeof input.toDate === 'function',
      'not_a_time',
    ),
    v.transform((timestamp) => timestamp.toDate()),
  ),
]);
export const optionalTime = v.optional(v.nullable(time), null);

export { documentId } from './document-id.ts';
