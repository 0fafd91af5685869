import type { TokenClaims } from '#emulator/wire/caller.ts';
import type { Account } from '../accounts/accounts.ts';

export const TOKEN_LIFETIME_SECONDS = 3600;

export interface IdToken extends TokenClaims {
  iss: string;
  aud: string;
  sub: string;
  iat: number;
  exp: number;
  auth_time: number;
}

const issuer = (projectId: string) => `https://securetoken.google.com/${projectId}`;

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * An unsigned ID token, the only kind that SDKs accept from an emulator. Since anyone can forge
 * one, the emulator listens on the loopback address only.
 */
export function mintIdToken(
  projectId: string,
  account: Account,
  { authTime, factor }: { authTime: number; factor: string | null },
  now: number,
): string {
  const iat = Math.floor(now / 1000);
  const claims: IdToken = {
    ...customClaims(account),
    ...(account.displayName === null ? {} : { name: account.displayName }),
    ...(account.photoUrl === null ? {} : { image: account.photoUrl }),
    iss: issuer(projectId),
    aud: projectId,
    auth_time: authTime,
    user_id: account.uid,
    sub: account.uid,
    iat,
    exp: iat + TOKEN_LIFETIME_SECONDS,
    ...(account.email === null
      ? {}
      : { email: account.email, email_verified: account.emailVerified }),
    firebase: {
      identities: account.email === null ? {} : { email: [account.email] },
      sign_in_provider: 'password',
      ...(factor === null
        ? {}
        : { sign_in_second_factor: 'totp', second_factor_identifier: factor }),
    },
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

/** The claims of an unexpired token of this project; null for anything else. */
export function readIdToken(projectId: string, token: string, now: number): IdToken | null {
  const claims = decodePayload(token);
  if (claims === null) return null;
  const { iss, aud, sub, exp, iat } = claims;
  const named = iss === issuer(projectId) && aud === projectId;
  const dated = typeof exp === 'number' && typeof iat === 'number';
  if (!named || !dated || typeof sub !== 'string' || sub === '') return null;
  if (typeof claims['auth_time'] !== 'number') return null;
  // Tokens of @firebase/rules-unit-testing are dated 1970 and never expire.
  const expired = iat !== 0 && exp * 1000 <= now;
  return expired ? null : (claims as IdToken);
}

function decodePayload(token: string): Record<string, unknown> | null {
  const parts = token.split('.');
  if (parts.length !== 3 || parts[1] === undefined) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(parts[1], 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function customClaims(account: Account): Record<string, unknown> {
  return account.customAttributes === null ? {} : JSON.parse(account.customAttributes);
}
