import * as v from 'valibot';

/**
 * The building blocks of every document schema. A field that is absent reads as `null`, so
 * documents written before a field existed still parse.
 */

export const MAX_AMOUNT = 100_000_000;

export const requiredText = (max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(max, 'too_long'));

export const optionalText = (max: number) =>
  v.optional(v.nullable(v.pipe(v.string(), v.maxLength(max, 'too_long'))), null);

export const flag = (fallback: boolean) => v.optional(v.boolean(), fallback);

/** DKK, whole or decimal. */
export const amount = v.pipe(
  v.number(),
  v.finite('not_a_number'),
  v.minValue(0, 'too_small'),
  v.maxValue(MAX_AMOUNT, 'too_large'),
);
export const optionalAmount = v.optional(v.nullable(amount), null);

export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.number(),
    v.integer('not_whole'),
    v.minValue(min, 'too_small'),
    v.maxValue(max, 'too_large'),
  );
export const optionalWholeNumber = (min: number, max: number) =>
  v.optional(v.nullable(wholeNumber(min, max)), null);

export const optionalDecimal = (min: number, max: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.number(),
        v.finite('not_a_number'),
        v.minValue(min, 'too_small'),
        v.maxValue(max, 'too_large'),
      ),
    ),
    null,
  );

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

/** Firestore keeps ids between two double underscores for itself. */
export const documentId = v.pipe(
  v.string(),
  v.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/u, 'not_an_id'),
);

/** What every document that staff edit bears: the rules check `version` against overwriting. */
export const bookkeeping = {
  created_at: time,
  updated_at: optionalTime,
  version: v.optional(wholeNumber(1, 1_000_000_000), 1),
};
