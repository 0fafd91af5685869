/**
 * Parses a number in Danish notation: `349.900`, `349.900,50`, `250.000,-`, `12,5`, `45.000 km`. Returns
 * null for a text that is no number.
 */
export function parseDecimal(text: string): number | null {
  const plain = text
    .replace(/\s|\u00a0/gu, '')
    .replace(/^(?:kr\.?|dkk)/iu, '')
    .replace(/(?:kr\.?|dkk|km|kwh|%|,-)$/iu, '')
    .replace(/\u2212/gu, '-');
  if (/^[-+]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u.test(plain)) {
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  }
  if (/^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/u.test(plain)) return Number(plain.replace(',', '.'));
  return null;
}
