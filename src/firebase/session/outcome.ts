import { FirebaseError } from 'firebase/app';
import { withServiceError } from '../service/service-error.ts';

/** The outcome of a call that the service may refuse for a reason that the user can act on. */
export type Outcome<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** The outcome of a call; `problems` by the SDK's codes. Throws a `ServiceError` for all others. */
export function outcomeOf<Value, Problem>(
  problems: Readonly<Record<string, Problem>>,
  call: () => Promise<Value>,
): Promise<Outcome<Value, Problem>> {
  return withServiceError(async () => {
    try {
      return { ok: true as const, value: await call() };
    } catch (error) {
      const problem = error instanceof FirebaseError ? problems[error.code] : undefined;
      if (problem === undefined) throw error;
      return { ok: false as const, problem };
    }
  });
}
