import { parseDecimal } from '#domain/text/danish-number.ts';

/** As `parseDecimal`, without the decimals. */
export function parseWhole(text: string): number | null {
  const value = parseDecimal(text);
  return value === null ? null : Math.trunc(value) + 0;
}

export type NumberKind = 'whole' | 'decimal';

export function parseNumber(text: string, kind: NumberKind): number | null {
  return kind === 'whole' ? parseWhole(text) : parseDecimal(text);
}

/** A stored number as text for a form field; empty for null. */
export function numberText(value: number | null): string {
  return value === null ? '' : String(value).replace('.', ',');
}
