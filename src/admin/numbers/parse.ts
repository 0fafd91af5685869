/**
 * Parses a number in Danish notation: `349.900`, `349.900,50`, `12,5`, `45.000 km`. Returns null
 * for a text that is no number.
 */
export function parseDecimal(text: string): number | null {
  const plain = text
    .replace(/\s|\u00a0/gu, '')
    .replace(/(?:kr\.?|dkk|km|kwh|%|,-)$/iu, '')
    .replace(/\u2212/gu, '-');
  if (/^[-+]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u.test(plain)) {
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  }
  if (/^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/u.test(plain)) return Number(plain.replace(',', '.'));
  return null;
}

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
