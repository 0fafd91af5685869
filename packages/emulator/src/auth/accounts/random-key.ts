import { createHash, randomBytes } from 'node:crypto';

/** What a client must send back, such as a refresh token or the code of a mailed link. */
export function newKey(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** What is stored of a key: a copy of the data folder must not open an account. */
export function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
