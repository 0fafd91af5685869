import { idToken } from '../session/auth.ts';
import { reportConnection } from './connection.ts';
import { ServiceError } from './service-error.ts';

/**
 * Runs a call to Firebase, and once more with a new ID token where the service says that the
 * session has ended. Where it has, the SDK then signs out, and the admin shows the sign-in form.
 */
export async function retryWithNewToken<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await reportConnection(call);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.problem !== 'signed_out') throw error;
    await idToken(true);
    return reportConnection(call);
  }
}
