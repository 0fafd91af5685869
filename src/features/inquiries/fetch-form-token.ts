import { paths } from '#paths';

/** The server refuses a token younger than two seconds. */
export const MIN_AGE_MS = 2200;
const TIMEOUT_MS = 8000;

/**
 * Fetches the token that proves that a form was open in a browser. Resolves when the token is old
 * enough to be accepted, or with null on failure: an inquiry can be sent without one.
 */
export async function fetchFormToken(): Promise<string | null> {
  try {
    const response = await fetch(paths.formToken, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const answer: unknown = await response.json();
    const token = typeof answer === 'object' && answer && 'token' in answer ? answer.token : null;
    if (typeof token !== 'string') return null;
    await new Promise((resolve) => setTimeout(resolve, MIN_AGE_MS));
    return token;
  } catch {
    return null;
  }
}
