const WITH_THOUSANDS = /^\d{1,3}(?:\.\d{3}){1,2}(?:,\d{1,2})?$/u;
const PLAIN = /^\d{1,9}(?:[.,]\d{1,2})?$/u;

/** A number of at least 0 as a visitor types it (`300.000`, `12,5`, `12.5`); null for anything else. */
export function parseNumber(text: string | null): number | null {
  const typed = (text ?? '').replace(/\s/gu, '');
  if (WITH_THOUSANDS.test(typed)) return Number(typed.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(typed) ? Number(typed.replace(',', '.')) : null;
}
