import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { firebaseAuth } from './auth.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** Why the code in a mailed link, or the password, was not accepted. */
export type ActionProblem = 'used' | 'expired' | 'disabled' | 'weak';

const PROBLEMS: Record<string, ActionProblem> = {
  'auth/invalid-action-code': 'used',
  'auth/user-not-found': 'used',
  'auth/expired-action-code': 'expired',
  'auth/user-disabled': 'disabled',
  'auth/weak-password': 'weak',
  'auth/password-does-not-meet-requirements': 'weak',
};

/** The address of the account whose password a code may change. */
export function readResetCode(code: string): Promise<Outcome<string, ActionProblem>> {
  return outcomeOf(PROBLEMS, () => verifyPasswordResetCode(firebaseAuth(), code));
}

/** Redeems a code by a new password. Throws a `ServiceError` where the service does not answer. */
export function choosePassword(
  code: string,
  password: string,
): Promise<Outcome<void, ActionProblem>> {
  return outcomeOf(PROBLEMS, () => confirmPasswordReset(firebaseAuth(), code, password));
}

/** The address that another code is about, e.g. the address that it confirms; may be empty. */
export function readActionCode(code: string): Promise<Outcome<string, ActionProblem>> {
  return outcomeOf(
    PROBLEMS,
    async () => (await checkActionCode(firebaseAuth(), code)).data.email ?? '',
  );
}

/** Redeems a code that needs nothing but a press of the button. */
export function redeemActionCode(code: string): Promise<Outcome<void, ActionProblem>> {
  return outcomeOf(PROBLEMS, () => applyActionCode(firebaseAuth(), code));
}
