/** A regular expression for the decimal digits of every whole number from `min` to `max`. */
export function numberPattern(min: number, max: number): string {
  const digits = String(max).length;
  const least = 10 ** (digits - 1);
  if (digits === 1 || min >= least) return sameLength(String(min), String(max));
  // The rules join numbers, so that no text begins with a 0.
  if (min === 0) return `${anyDigits(1, digits - 1)}|${numberPattern(least, max)}`;
  if (min === 1) return `[1-9]${anyDigits(0, digits - 2)}|${numberPattern(least, max)}`;
  return `${numberPattern(min, least - 1)}|${numberPattern(least, max)}`;
}

/** From here on, and below a thousandth, the rules write a decimal number with an exponent. */
const LARGE = 10_000_000;

/**
 * A regular expression for every number from `min` to `max` as the rules write it, which is as Java
 * does: `7`, `7.5`, `1.25E7`, `5.0E-4`. Both bounds are whole, and `max` is at most a hundred million.
 */
export function decimalPattern(min: number, max: number): string {
  const fraction = '[.][0-9]+';
  return [
    numberPattern(min, max),
    `(${numberPattern(min, Math.min(max, LARGE) - 1)})${fraction}`,
    ...(min === 0 ? [`[1-9]${fraction}E-[0-9]+`] : []),
    ...(max < LARGE ? [`${max}[.]0`] : largePatterns(max)),
  ].join('|');
}

function largePatterns(max: number): string[] {
  if (max !== 10 * LARGE) throw new Error(`No pattern is known for decimals up to ${max}.`);
  return ['[1-9][.][0-9]+E7', '1[.]0E8'];
}

/** `from` and `to` have the same number of digits. */
function sameLength(from: string, to: string): string {
  if (from === to) return from;
  const rest = from.length - 1;
  const [low, high] = [Number(from[0]), Number(to[0])];
  const [fromRest, toRest] = [from.slice(1), to.slice(1)];
  const isFloor = /^0*$/u.test(fromRest);
  const isCeiling = /^9*$/u.test(toRest);
  if (low === high && !(isFloor && isCeiling)) return low + group(sameLength(fromRest, toRest));
  const first = isFloor ? low : low + 1;
  const last = isCeiling ? high : high - 1;
  return [
    ...(isFloor ? [] : [low + group(sameLength(fromRest, '9'.repeat(rest)))]),
    ...(first > last ? [] : [digit(first, last) + anyDigits(rest, rest)]),
    ...(isCeiling ? [] : [high + group(sameLength('0'.repeat(rest), toRest))]),
  ].join('|');
}

function group(pattern: string): string {
  return pattern.includes('|') ? `(${pattern})` : pattern;
}

function digit(low: number, high: number): string {
  return low === high ? String(low) : `[${low}-${high}]`;
}

function anyDigits(least: number, most: number): string {
  if (most === 0) return '';
  if (least === most) return most === 1 ? '[0-9]' : `[0-9]{${most}}`;
  return least === 0 && most === 1 ? '[0-9]?' : `[0-9]{${least},${most}}`;
}
