import { FirebaseError } from 'firebase/app';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { firebaseAuth } from './auth.ts';
import { withServiceError } from './service-error.ts';

/** Why the code in a mailed link, or the password, was not accepted. */
export type ActionProblem = 'used' | 'expired' | 'disabled' | 'weak';
type Outcome<Value> = { ok: true; value: Value } | { ok: false; problem: ActionProblem };

const PROBLEMS: Record<string, ActionProblem> = {
  'auth/invalid-action-code': 'used',
  'auth/user-not-found': 'used',
  'auth/expired-action-code': 'expired',
  'auth/user-disabled': 'disabled',
  'auth/weak-password': 'weak',
  'auth/password-does-not-meet-requirements': 'weak',
};

/** The address of the account whose password a code may change. */
export function readResetCode(code: string): Promise<Outcome<string>> {
  return outcomeOf(() => verifyPasswordResetCode(firebaseAuth(), code));
}

/** Redeems a code by a new password. Throws a `ServiceError` where the service does not answer. */
export function choosePassword(code: string, password: string): Promise<Outcome<void>> {
  return outcomeOf(() => confirmPasswordReset(firebaseAuth(), code, password));
}

/** The address that another code is about, e.g. the address that it confirms; may be empty. */
export function readActionCode(code: string): Promise<Outcome<string>> {
  return outcomeOf(async () => (await checkActionCode(firebaseAuth(), code)).data.email ?? '');
}

/** Redeems a code that needs nothing but a press of the button. */
export function redeemActionCode(code: string): Promise<Outcome<void>> {
  return outcomeOf(() => applyActionCode(firebaseAuth(), code));
}

function outcomeOf<Value>(call: () => Promise<Value>): Promise<Outcome<Value>> {
  return withServiceError(async () => {
    try {
      return { ok: true as const, value: await call() };
    } catch (error) {
      const problem = error instanceof FirebaseError ? PROBLEMS[error.code] : undefined;
      if (problem === undefined) throw error;
      return { ok: false as const, problem };
    }
  });
}
