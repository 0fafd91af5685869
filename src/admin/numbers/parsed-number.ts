import { parsedNumberCopy } from '#copy/admin/vehicles/vehicle.ts';
import { formatDecimal } from '#copy/format.ts';
import { type NumberKind, numberText, parseNumber } from './parse.ts';

/** A typed number with separators between its thousands; other text unchanged. */
export function formatNumberText(text: string): string {
  const value = parseNumber(text, 'decimal');
  return value === null ? text : formatDecimal(value);
}

/**
 * The hint that says which number a text is saved as; undefined where the text is plainly that
 * number. `fallback` is the value that is saved for a text that is not a number.
 */
export function parsedNumberHint(
  text: string,
  kind: NumberKind,
  fallback: 0 | null,
  { plainYear = false } = {},
): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const value = parseNumber(trimmed, kind);
  if (value === null) return fallback === 0 ? parsedNumberCopy.zero : parsedNumberCopy.nothing;
  if (numberText(value) === trimmed) return undefined;
  return parsedNumberCopy.number(plainYear ? String(value) : formatDecimal(value));
}
