const WITH_THOUSANDS = /^\d{1,3}(?:\.\d{3}){1,2}(?:,\d{1,2})?$/u;
const PLAIN = /^\d{1,9}(?:[.,]\d{1,2})?$/u;
const UNIT = /(?:kr\.?(?:\/md\.?)?|,-|km(?:\/l)?|hk|kg|wh\/km)$/iu;

/** A number of at least 0 as visitors type it (`300.000 kr.`, `12,5`, `12.5`); null for anything else. */
export function parseNumber(text: string | null): number | null {
  const typed = (text ?? '').replace(/\s/gu, '').replace(UNIT, '');
  if (WITH_THOUSANDS.test(typed)) return Number(typed.replaceAll('.', '').replace(',', '.'));
  return PLAIN.test(typed) ? Number(typed.replace(',', '.')) : null;
}
