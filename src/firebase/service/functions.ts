import { idToken } from '../session/auth.ts';
import { retryWithNewToken } from './retry-with-new-token.ts';
import { ServiceError, type ServiceProblem } from './service-error.ts';

const PROBLEMS: Record<number, ServiceProblem> = {
  401: 'signed_out',
  403: 'denied',
  404: 'missing',
};

/**
 * Calls a staff-only function of this site with the session's ID token and returns its JSON. Throws
 * a `ServiceError` where the function refuses; its cause is the answer.
 */
export function callFunction(path: string, body?: unknown): Promise<unknown> {
  return retryWithNewToken(async () => {
    const response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${await idToken()}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json().catch(() => null);
    if (!response.ok) {
      throw new ServiceError(PROBLEMS[response.status] ?? 'refused', reasonOf(answer, response), {
        cause: answer,
      });
    }
    return answer;
  });
}

function reasonOf(answer: unknown, response: Response): string {
  if (typeof answer === 'object' && answer !== null) {
    if ('error' in answer && typeof answer.error === 'string') return answer.error;
    if ('message' in answer && typeof answer.message === 'string') return answer.message;
  }
  return `HTTP ${response.status} ${response.statusText}`.trim();
}
