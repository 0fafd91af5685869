import type { Role } from './roles.ts';

/**
 * From whom the dealer demands a second factor at sign-in: nobody (it is then optional), owners, or
 * all staff.
 */
export const SECOND_FACTOR_DEMANDS = ['nobody', 'owners', 'everybody'] as const;
export type SecondFactorDemand = (typeof SECOND_FACTOR_DEMANDS)[number];

/** The name of an authenticator app in an ID token. */
export const TOTP_FACTOR = 'totp';
/** Digits of such a code. */
export const CODE_LENGTH = 6;

/** Whether this role gets access only with a second factor. */
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
