import { unsupported } from '#emulator/wire/status-error.ts';
import { AuthError } from '../accounts/auth-error.ts';
import type { PasswordHash } from '../accounts/passwords.ts';
import { type Body, optionalText, optionalWholeNumber, requiredText } from '../requests/input.ts';

/** The password of an imported account, or null where it has none. */
export type ReadHash = (user: Body) => PasswordHash | null;

/** The fields of an import that say how its passwords were hashed. */
export const IMPORT_HASH_OPTIONS = [
  'hashAlgorithm',
  'signerKey',
  'saltSeparator',
  'rounds',
  'memoryCost',
  'cpuMemCost',
  'blockSize',
  'parallelization',
  'dkLen',
];

/**
 * How the accounts of an import were hashed; throws for algorithms that the emulator does not
 * have. Without an algorithm only accounts without a password can be read.
 */
export function hashReader(body: Body): ReadHash {
  const algorithm = optionalText(body, 'hashAlgorithm');
  if (algorithm === undefined) {
    return withHash(() => {
      throw new AuthError('MISSING_HASH_ALGORITHM');
    });
  }
  if (algorithm === 'STANDARD_SCRYPT') {
    const cost = requiredWholeNumber(body, ['cpuMemCost', 'memoryCost']);
    const blockSize = requiredWholeNumber(body, ['blockSize']);
    const parallelization = requiredWholeNumber(body, ['parallelization']);
    return withHash((hash, salt) => ({ algorithm, hash, salt, cost, blockSize, parallelization }));
  }
  if (algorithm === 'SCRYPT') {
    const rounds = requiredWholeNumber(body, ['rounds']);
    const memoryCost = requiredWholeNumber(body, ['memoryCost']);
    const signerKey = base64(requiredText(body, 'signerKey', 'MISSING_SIGNER_KEY'));
    const saltSeparator = base64(optionalText(body, 'saltSeparator') ?? '');
    return withHash((hash, salt) => ({
      algorithm: 'FIREBASE_SCRYPT',
      hash,
      salt,
      signerKey,
      saltSeparator,
      rounds,
      memoryCost,
    }));
  }
  throw unsupported(`importing passwords hashed with ${algorithm}`);
}

function withHash(make: (hash: string, salt: string) => PasswordHash): ReadHash {
  return (user) => {
    const hash = optionalText(user, 'passwordHash');
    if (hash === undefined) return null;
    return make(base64(hash), base64(optionalText(user, 'salt') ?? ''));
  };
}

function requiredWholeNumber(body: Body, names: string[]): number {
  for (const name of names) {
    const value = optionalWholeNumber(body, name);
    if (value !== undefined) return value;
  }
  throw new AuthError('INVALID_HASH_PARAMETERS', `${names.join(' or ')} is missing.`);
}

/** The SDK writes URL-safe base64. */
function base64(text: string): string {
  return Buffer.from(text, 'base64').toString('base64');
}
