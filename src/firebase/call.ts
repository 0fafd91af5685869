import { idToken } from './auth.ts';
import { asService, ServiceError } from './service-error.ts';

/**
 * Runs a call to Firebase. A session refused by the service gets one new token and one more
 * try; a session that is really over then signs out by itself, and the admin asks for a new one.
 */
export async function call<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await asService(work);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.problem !== 'signed_out') throw error;
    await idToken(true);
    return asService(work);
  }
}
