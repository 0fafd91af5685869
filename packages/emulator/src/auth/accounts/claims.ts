import { isObject } from '#emulator/wire/json.ts';
import { AuthError } from './auth-error.ts';

const MAX_LENGTH = 1000;

const RESERVED = new Set([
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'cnf',
  'c_hash',
  'exp',
  'firebase',
  'iat',
  'iss',
  'jti',
  'nbf',
  'nonce',
  'sub',
  'user_id',
]);

/**
 * Returns the custom claims, which are JSON text. Claims that were removed stay as an empty object:
 * the Admin SDK distinguishes them from claims that were never set.
 */
export function checkClaims(text: string): string {
  if (text.length > MAX_LENGTH) throw new AuthError('CLAIMS_TOO_LARGE');
  const claims = parse(text);
  const reserved = Object.keys(claims).find((name) => RESERVED.has(name));
  if (reserved !== undefined) throw new AuthError('FORBIDDEN_CLAIM', reserved);
  return text;
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Thrown below, as for any other text that is not an object.
  }
  throw new AuthError('INVALID_CLAIMS');
}
