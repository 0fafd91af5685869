import { createHash, randomBytes } from 'node:crypto';

/** A key that a client must send back, such as a refresh token or the code of a mailed link. */
export function newKey(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/**
 * The digest of a key, which is stored in its place: a copy of the data folder must not open an
 * account.
 */
export function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
