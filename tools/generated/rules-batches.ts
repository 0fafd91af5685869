import { MAX_AMOUNT } from '#domain/schema/schemas.ts';
import type { VehicleField } from '#domain/vehicle/fields/field.ts';
import { FIELD_NAMES, type FieldName, fieldOf } from '#domain/vehicle/fields/table.ts';
import { decimalPattern, numberPattern } from './number-pattern.ts';
import { listLines, quoted, textLines } from './rules-text.ts';

/**
 * Production evaluates at most a thousand expressions in a request, and a condition for each field
 * costs more. Optional fields of these types are checked together, by a function for each type: it
 * joins their values to one text, which has to match the patterns of the fields in their order.
 */
type Batch = 'number' | 'choice' | 'date';

/** The batch that checks a field; null for a field with a condition of its own. */
export function batchOf(field: VehicleField): Batch | null {
  switch (field.type) {
    case 'date':
      return 'date';
    case 'whole':
    case 'decimal':
      return 'required' in field ? null : 'number';
    case 'amount':
      return 'number';
    case 'choice':
      return field.required || typeof field.values[0] === 'number' ? null : 'choice';
    default:
      return null;
  }
}

/** The conditions that check the batches, each as lines. */
export function batchConditions(indent: string): string[][] {
  const inner = `${indent}  `;
  return [
    ['areNumbers([', ...values('number', inner), `${indent}],`, ...patterns('number', inner)],
    ['areChoices([', ...values('choice', inner), `${indent}],`, ...patterns('choice', inner)],
    ['areCalendarDates([', ...values('date', inner), `${indent}])`],
  ];
}

/** The functions that the conditions call. A value that equals no part of a pattern has another type. */
export const BATCH_FUNCTIONS = `
// Numbers or null. Digits in a text match too, and are among the split texts.
function areNumbers(values, patterns) {
  return values.join(',').matches(patterns) && !values.hasAny(values.join(',').split(','));
}

// Texts or null. A number or boolean that reads like a choice is in no pattern.
function areChoices(values, patterns) {
  return values.join(',').matches(patterns)
    && values.removeAll([null]).hasOnly(patterns.split('[^a-z0-9_]+').removeAll(['null']));
}

// Days of the calendar or null.
function areCalendarDates(values) {
  return (',' + values.join(',')).matches('(,(null|' +
      '[0-9]{4}-(0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|' +
      '[0-9]{4}-(0[469]|11)-(0[1-9]|[12][0-9]|30)|' +
      '[0-9]{4}-02-(0[1-9]|1[0-9]|2[0-8])|' +
      '([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29' +
    '))+')
    && values.removeAll([null]).hasOnly(values.join(',').split(',').removeAll(['null']));
}`;

function namesIn(batch: Batch): FieldName[] {
  return FIELD_NAMES.filter((name) => batchOf(fieldOf(name)) === batch);
}

function values(batch: Batch, indent: string): string[] {
  return listLines(
    namesIn(batch).map((name) => `data.get(${quoted(name)}, null)`),
    indent,
  );
}

function patterns(batch: Batch, indent: string): string[] {
  const pieces = namesIn(batch).map(
    (name, index) => (index === 0 ? '' : ',') + patternOf(fieldOf(name)),
  );
  const lines = textLines(pieces, indent);
  return [...lines.slice(0, -1), `${lines.at(-1)})`];
}

function patternOf(field: VehicleField): string {
  if (field.type === 'choice') return `(null|${field.values.join('|')})`;
  if (field.type === 'amount') return `(null|${decimalPattern(0, MAX_AMOUNT)})`;
  if (field.type === 'whole') return `(null|${numberPattern(field.min ?? 0, field.max)})`;
  if (field.type === 'decimal') return `(null|${decimalPattern(field.min ?? 0, field.max)})`;
  throw new Error(`A field of the type ${field.type} has no pattern.`);
}
