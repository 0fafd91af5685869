import { callFunction } from '#firebase/service/functions.ts';
import { ServiceError } from '#firebase/service/service-error.ts';

/**
 * Calls one of our functions; `refusals` has the sentences for the codes with which it refuses. A
 * refusal without a sentence is thrown unchanged.
 */
export async function callStaffApi(
  path: string,
  action: unknown,
  refusals: Readonly<Record<string, string>>,
): Promise<unknown> {
  try {
    return await callFunction(path, action);
  } catch (cause) {
    if (!(cause instanceof ServiceError)) throw cause;
    const sentence = Object.hasOwn(refusals, cause.message) && refusals[cause.message];
    if (!sentence) throw cause;
    throw new ServiceError(cause.problem, sentence, { cause, forStaff: true });
  }
}
