import { parsedNumberCopy } from '#copy/admin/vehicle.ts';
import { formatDecimal } from '#copy/format.ts';
import { type NumberKind, numberText, parseNumber } from './parse.ts';

/** A number as it is typed, with its thousands told apart; other text as it stands. */
export function numberInWords(text: string): string {
  const value = parseNumber(text, 'decimal');
  return value === null ? text : formatDecimal(value);
}

/**
 * What a field that is not plainly a number will be saved as, in words; undefined where nothing
 * needs saying. `otherwise` is what a text that is no number counts as.
 */
export function understoodAs(
  text: string,
  kind: NumberKind,
  otherwise: 0 | null,
  { plainYear = false } = {},
): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const value = parseNumber(trimmed, kind);
  if (value === null) return otherwise === 0 ? parsedNumberCopy.zero : parsedNumberCopy.nothing;
  if (numberText(value) === trimmed) return undefined;
  return parsedNumberCopy.number(plainYear ? String(value) : formatDecimal(value));
}
