export type DecimalSign = ',' | '.';

const UNITS =
  /(?:kr\.?|dkk|km\/[lt]|km|g\/km|wh\/km|kwh|kw|hk|hp|ps|kg|%|mdr\.?|måneder|døre|dørs|personers|pers\.?|,-|\.-)+$/iu;

/**
 * The decimal sign of a file, by its unambiguous numbers; the Danish comma where there are none.
 */
export function decimalSignOf(texts: readonly string[]): DecimalSign {
  let comma = 0;
  let point = 0;
  for (const text of texts) {
    const number = withoutUnits(text);
    if (/\.\d{3},\d|^[-+]?\d+,(?:\d{1,2}|\d{4,})$|(?:\.\d{3}){2,}$/u.test(number)) comma += 1;
    if (/,\d{3}\.\d|^[-+]?\d+\.(?:\d{1,2}|\d{4,})$|(?:,\d{3}){2,}$/u.test(number)) point += 1;
  }
  return point > comma ? '.' : ',';
}

/**
 * The number of a cell, without its unit; null where it is none, or an amount in another currency.
 * `large`: a price or kilometres, where a sign and three digits are thousands in every notation.
 */
export function readNumber(text: string, sign: DecimalSign, large: boolean): number | null {
  const number = withoutUnits(text);
  if (large && /^[-+]?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/u.test(number)) {
    return Number(number.replace(/[.,]/gu, ''));
  }
  const [decimal, group] = sign === ',' ? [',', '\\.'] : ['\\.', ','];
  const grouped = new RegExp(`^[-+]?\\d{1,3}(?:${group}\\d{3})+(?:${decimal}\\d*)?$`, 'u');
  const plain = grouped.test(number) ? number.replaceAll(sign === ',' ? '.' : ',', '') : number;
  if (!/^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/u.test(plain)) return null;
  return Number(plain.replace(',', '.'));
}

function withoutUnits(text: string): string {
  return text
    .replace(/[\s\u00a0'’]/gu, '')
    .replace(/\u2212/gu, '-')
    .replace(/^(?:ca\.?|fra|kr\.?|dkk)/iu, '')
    .replace(UNITS, '');
}

const HP_PER_KW = 1.359_62;

/** Horsepower of `247/182`, `110 kW (150 PS)`, `82 hk` or, under a heading with kW, `60`. */
export function readPower(text: string, heading: string): number | null {
  const numbers = [...text.matchAll(/(\d+(?:[.,]\d)?)\s*(hk|hp|bhp|ps|kw)?/giu)].map(
    ([, number = '', unit = '']) => ({
      value: Number(number.replace(',', '.')),
      unit: unit.toLowerCase(),
    }),
  );
  const [first] = numbers;
  if (!first || numbers.length > 2) return null;
  const inHorses = numbers.find(({ unit }) => unit !== '' && unit !== 'kw');
  if (inHorses) return Math.round(inHorses.value);
  // Of one engine there are always more horsepower than kilowatts.
  if (numbers.length === 2) return Math.round(Math.max(...numbers.map(({ value }) => value)));
  const inKilowatts = first.unit === 'kw' || (/kw/iu.test(heading) && !/hk|hp|ps/iu.test(heading));
  return Math.round(first.value * (inKilowatts ? HP_PER_KW : 1));
}
