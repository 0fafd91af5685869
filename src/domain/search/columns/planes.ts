/** Printable ASCII without the two characters that JSON escapes: one byte each. */
const ALPHABET = [...Array(95).keys()]
  .map((index) => String.fromCharCode(index + 32))
  .filter((character) => character !== '"' && character !== '\\')
  .join('');
const BASE = ALPHABET.length;

/** Bits of a character of a bit plane. */
const BITS = 6;

/**
 * Whole numbers from 0 as text: the lowest digit of every number, then the next digit of every number.
 * Digits of one kind stand together, which compresses well.
 */
export function packNumbers(numbers: readonly number[]): string {
  const highest = numbers.reduce((high, number) => Math.max(high, number), 0);
  const planes: string[] = [];
  for (let unit = 1; unit <= Math.max(1, highest); unit *= BASE) {
    planes.push(numbers.map((number) => ALPHABET[Math.floor(number / unit) % BASE]).join(''));
  }
  return planes.join('');
}

/** The `count` numbers of a text of `packNumbers`. */
export function unpackNumbers(text: string, count: number): Float64Array {
  const numbers = new Float64Array(count);
  let unit = 1;
  for (let start = 0; start < text.length; start += count) {
    for (let index = 0; index < count; index += 1) {
      numbers[index] = (numbers[index] ?? 0) + valueAt(text, start + index) * unit;
    }
    unit *= BASE;
  }
  return numbers;
}

/** Bits as text. */
export function packBits(bits: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bits.length; start += BITS) {
    let value = 0;
    for (let bit = 0; bit < BITS; bit += 1) if (bits[start + bit]) value |= 1 << bit;
    text += ALPHABET[value];
  }
  return text;
}

/** The `count` bits of a text of `packBits`, one in each byte. */
export function unpackBits(text: string, count: number): Uint8Array {
  const bits = new Uint8Array(count);
  for (let start = 0; start < count; start += BITS) {
    const value = valueAt(text, start / BITS);
    for (let bit = 0; bit < BITS; bit += 1) bits[start + bit] = (value >> bit) & 1;
  }
  return bits;
}

/** The place of a character in the alphabet, which has two gaps. */
function valueAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code - 32 - (code > 34 ? 1 : 0) - (code > 92 ? 1 : 0);
}
