/** Claims of a Firebase ID token (top level, custom claims included). */
export type TokenClaims = Record<string, unknown> & { sub: string };

/**
 * Who sends a request. `admin` is the Admin SDK (`Bearer owner`): rules do not apply to it,
 * as in production.
 */
export type Caller =
  | { kind: 'admin' }
  | { kind: 'user'; uid: string; claims: TokenClaims }
  | { kind: 'anonymous' };

export const ADMIN: Caller = { kind: 'admin' };
export const ANONYMOUS: Caller = { kind: 'anonymous' };

/** Turns an Authorization header or gRPC metadata value into a caller; refuses bad tokens. */
export type IdentifyCaller = (authorization: string | undefined) => Caller;
