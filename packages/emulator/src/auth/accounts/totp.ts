import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Codes of authenticator apps (RFC 6238) with the values that production uses. */
export const TOTP = { algorithm: 'SHA1', digits: 6, periodSeconds: 30 } as const;

/** How many periods the clock of a device may be wrong in each direction (`adjacentIntervals`). */
const ADJACENT_INTERVALS = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** 160 bits, the length of a SHA-1 hash, as RFC 4226 recommends. */
const SECRET_LENGTH = 32;

/** A new shared secret, in base32. */
export function newSecret(): string {
  return Array.from({ length: SECRET_LENGTH }, () => BASE32[randomInt(BASE32.length)]).join('');
}

/** The period that a time in milliseconds is in. */
export function periodAt(now: number): number {
  return Math.floor(now / 1000 / TOTP.periodSeconds);
}

/** The code of a period, by a secret in base32. */
export function totpCode(secret: string, period: number, digits: number = TOTP.digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(period));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  // RFC 4226, 5.3: the last four bits say where the 31 bits of the code begin.
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The period whose code this is, now or nearby; null for a wrong code. */
export function periodOfCode(secret: string, code: string, now: number): number | null {
  const current = periodAt(now);
  for (let away = -ADJACENT_INTERVALS; away <= ADJACENT_INTERVALS; away += 1) {
    if (isSame(totpCode(secret, current + away), code)) return current + away;
  }
  return null;
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/gu) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
