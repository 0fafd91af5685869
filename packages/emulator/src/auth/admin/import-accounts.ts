import { StatusError, unsupported } from '#emulator/wire/status-error.ts';
import { type Account, newAccount } from '../accounts/accounts.ts';
import { AuthError } from '../accounts/auth-error.ts';
import { checkClaims } from '../accounts/claims.ts';
import type { AuthCall, AuthContext } from '../accounts/context.ts';
import {
  type Body,
  normalizeEmail,
  optionalFlag,
  optionalText,
  optionalWholeNumber,
  refuseOtherFields,
  requiredText,
} from '../requests/input.ts';
import { profileChanges } from '../requests/profile.ts';
import { hashReader, IMPORT_HASH_OPTIONS, type ReadHash } from './import-hashes.ts';

const IMPORT_OPTIONS = new Set(['users', ...IMPORT_HASH_OPTIONS]);

const USER_FIELDS = new Set([
  'localId',
  'email',
  'emailVerified',
  'displayName',
  'photoUrl',
  'disabled',
  'createdAt',
  'lastLoginAt',
  'customAttributes',
  'passwordHash',
  'salt',
  'providerUserInfo',
]);

/** Imports accounts with their uids and password hashes; failures are reported by index. */
export const batchCreate: AuthCall = (context, body) => {
  refuseOtherFields(body, IMPORT_OPTIONS, 'the import option');
  const users = body['users'];
  if (!Array.isArray(users)) throw new AuthError('INVALID_ARGUMENT', '"users" must be a list.');
  refuseRepeatedUids(users);
  const readHash = hashReader(body);
  const error = users.flatMap((user: unknown, index) => {
    try {
      insertOrReplace(context, importedAccount(context, asFields(user), readHash));
      return [];
    } catch (failure) {
      if (isRefusal(failure)) return [{ index, message: failure.message }];
      throw failure;
    }
  });
  return error.length === 0 ? {} : { error };
};

function refuseRepeatedUids(users: unknown[]): void {
  const seen = new Set<string>();
  for (const user of users) {
    const uid = optionalText(asFields(user), 'localId');
    if (uid === undefined) continue;
    if (seen.has(uid)) throw new AuthError('DUPLICATE_LOCAL_ID', uid);
    seen.add(uid);
  }
}

function isRefusal(failure: unknown): failure is AuthError | StatusError {
  if (failure instanceof AuthError) return true;
  return failure instanceof StatusError && failure.status === 'UNIMPLEMENTED';
}

function importedAccount(context: AuthContext, user: Body, readHash: ReadHash): Account {
  refuseOtherFields(user, USER_FIELDS);
  refuseOtherProviders(user['providerUserInfo'] ?? []);
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

/** The provider `password` needs no entry of its own: it follows from e-mail and hash. */
function refuseOtherProviders(providers: unknown): void {
  if (!Array.isArray(providers)) {
    throw new AuthError('INVALID_ARGUMENT', '"providerUserInfo" must be a list.');
  }
  for (const provider of providers) {
    const id = optionalText(asFields(provider), 'providerId');
    if (id !== 'password') throw unsupported(`the sign-in provider ${id}`);
  }
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
