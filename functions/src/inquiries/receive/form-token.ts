import { createHmac, timingSafeEqual } from 'node:crypto';

const MIN_AGE_MS = 2_000;
const MAX_AGE_MS = 12 * 60 * 60_000;

export type TokenVerdict = 'good' | 'too_young' | 'too_old' | 'forged';

/** A form token: the signed time at which the form was opened. */
export function issueFormToken(secret: string, now: Date): string {
  const issued = now.getTime().toString(36);
  return `${issued}.${signature(secret, issued)}`;
}

/** Checks a token: filling in a form takes seconds, and no token is good for ever. */
export function checkFormToken(secret: string, token: string, now: Date): TokenVerdict {
  const [issued = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature(secret, issued));
  const received = Buffer.from(given);
  if (expected.length !== received.length || !timingSafeEqual(expected, received)) return 'forged';
  const age = now.getTime() - Number.parseInt(issued, 36);
  if (age < MIN_AGE_MS) return 'too_young';
  return age > MAX_AGE_MS ? 'too_old' : 'good';
}

function signature(secret: string, issued: string): string {
  return createHmac('sha256', secret).update(`form-token ${issued}`).digest('base64url');
}
