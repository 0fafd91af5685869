import { unsupported } from '#emulator/wire/status-error.ts';
import { type Account, newAccount } from '../accounts/accounts.ts';
import { AuthError } from '../accounts/auth-error.ts';
import { checkClaims } from '../accounts/claims.ts';
import type { AuthCall, AuthContext } from '../accounts/context.ts';
import type { PasswordHash } from '../accounts/passwords.ts';
import {
  type Body,
  normalizeEmail,
  optionalFlag,
  optionalText,
  optionalWholeNumber,
  requiredText,
} from '../requests/input.ts';
import { profileChanges } from '../requests/profile.ts';

type ReadHash = (user: Body) => PasswordHash | null;

/** Imports accounts with their uids and password hashes; failures are reported by index. */
export const batchCreate: AuthCall = (context, body) => {
  const users = body['users'];
  if (!Array.isArray(users)) throw new AuthError('INVALID_ARGUMENT', '"users" must be a list.');
  const readHash = hashReader(body);
  const error = users.flatMap((user: unknown, index) => {
    try {
      insertOrReplace(context, importedAccount(context, asFields(user), readHash));
      return [];
    } catch (failure) {
      if (failure instanceof AuthError) return [{ index, message: failure.message }];
      throw failure;
    }
  });
  return error.length === 0 ? {} : { error };
};

function importedAccount(context: AuthContext, user: Body, readHash: ReadHash): Account {
  const email = optionalText(user, 'email');
  const claims = optionalText(user, 'customAttributes');
  return newAccount(context.now(), {
    ...profileChanges(user),
    uid: requiredText(user, 'localId', 'MISSING_LOCAL_ID'),
    email: email === undefined ? null : normalizeEmail(email),
    emailVerified: optionalFlag(user, 'emailVerified') ?? false,
    disabled: optionalFlag(user, 'disabled') ?? false,
    createdAt: optionalWholeNumber(user, 'createdAt') ?? context.now(),
    lastLoginAt: optionalWholeNumber(user, 'lastLoginAt') ?? null,
    customAttributes: claims === undefined ? null : checkClaims(claims),
    password: readHash(user),
  });
}

function asFields(user: unknown): Body {
  if (typeof user === 'object' && user !== null) return user as Body;
  throw new AuthError('INVALID_ARGUMENT', 'A user must be an object.');
}

/** An account with the same uid is replaced, as in production. */
function insertOrReplace(context: AuthContext, account: Account): void {
  const { uid, ...rest } = account;
  if (context.accounts.byUid(uid) === null) context.accounts.insert(account);
  else context.accounts.update(uid, rest);
}

function hashReader(body: Body): ReadHash {
  const algorithm = optionalText(body, 'hashAlgorithm');
  if (algorithm === undefined) return () => null;
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
