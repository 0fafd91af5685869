import { ADMIN, ANONYMOUS, type IdentifyCaller } from '#emulator/wire/caller.ts';
import { StatusError } from '#emulator/wire/status-error.ts';
import { AuthError } from '../accounts/auth-error.ts';
import type { AuthContext } from '../accounts/context.ts';
import { readIdToken } from './id-token.ts';
import { requireSignedIn } from './signed-in.ts';

/**
 * Reads `Bearer owner` (Admin SDK), `Bearer <idToken>` (Firestore, functions) and
 * `Firebase <idToken>` (Storage). A token is valid only while its account exists, is enabled and
 * is not revoked: stricter than production, where rules accept tokens until they expire.
 */
export function identifyWith(context: AuthContext, acceptTestTokens: boolean): IdentifyCaller {
  return (authorization) => {
    if (authorization === undefined || authorization === '') return ANONYMOUS;
    if (authorization === 'Bearer owner') return ADMIN;
    const idToken = /^(?:Bearer|Firebase) (\S+)$/i.exec(authorization)?.[1];
    if (idToken === undefined) throw refused('the Authorization header cannot be read');
    const token = readIdToken(context.projectId, idToken, context.now());
    if (acceptTestTokens && token?.iat === 0) {
      return { kind: 'user', uid: token.sub, claims: token };
    }
    try {
      const { account, token: claims } = requireSignedIn(context, idToken);
      return { kind: 'user', uid: account.uid, claims };
    } catch (cause) {
      if (cause instanceof AuthError) throw refused(cause.message, cause);
      throw cause;
    }
  };
}

function refused(why: string, cause?: unknown): StatusError {
  return new StatusError('UNAUTHENTICATED', `The caller cannot be identified: ${why}.`, { cause });
}
