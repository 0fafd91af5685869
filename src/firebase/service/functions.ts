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
export async function callFunction(path: string, body?: unknown): Promise<unknown> {
  return (await answerOf(path, body)).json().catch(() => null);
}

/** As `callFunction`, for an answer that is a file. */
export async function fetchFromFunction(path: string, body: unknown): Promise<Blob> {
  return (await answerOf(path, body)).blob();
}

function answerOf(path: string, body: unknown): Promise<Response> {
  return retryWithNewToken(async () => {
    const response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${await idToken()}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) {
      const answer: unknown = await response.json().catch(() => null);
      throw new ServiceError(PROBLEMS[response.status] ?? 'refused', reasonOf(answer, response), {
        cause: answer,
      });
    }
    return response;
  });
}

function reasonOf(answer: unknown, response: Response): string {
  if (typeof answer === 'object' && answer !== null) {
    if ('error' in answer && typeof answer.error === 'string') return answer.error;
    if ('message' in answer && typeof answer.message === 'string') return answer.message;
  }
  return `HTTP ${response.status} ${response.statusText}`.trim();
}
