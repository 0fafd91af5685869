import type { Role } from './roles.ts';

/**
 * Of whom the dealer demands a second factor at sign-in: of nobody, who may add one all the same, of
 * owners, or of all staff.
 */
export const SECOND_FACTOR_DEMANDS = ['nobody', 'owners', 'everybody'] as const;
export type SecondFactorDemand = (typeof SECOND_FACTOR_DEMANDS)[number];

/** What a code that comes from an authenticator app is called in an ID token. */
export const TOTP_FACTOR = 'totp';
/** Digits of such a code. */
export const CODE_LENGTH = 6;

/** Whether this role gets access with a second factor alone. */
export function needsSecondFactor(demand: SecondFactorDemand, role: Role): boolean {
  return demand === 'everybody' || (demand === 'owners' && role === 'owner');
}

/** Whether a sign-in was completed with a second factor, by the claims of its ID token. */
export function hasSecondFactor(claims: Record<string, unknown>): boolean {
  const { firebase } = claims;
  return (
    typeof firebase === 'object' &&
    firebase !== null &&
    'sign_in_second_factor' in firebase &&
    firebase.sign_in_second_factor === TOTP_FACTOR
  );
}
