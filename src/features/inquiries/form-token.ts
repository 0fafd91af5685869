import { paths } from '#paths';

/** The server refuses a token younger than two seconds: nobody fills in a form that fast. */
const RIPE_AFTER_MS = 2200;
const TIMEOUT_MS = 8000;

/**
 * Fetches what proves that a form was open in a browser. Settles once the token may be used, with
 * null where none could be had: that is no reason not to send.
 */
export async function fetchFormToken(): Promise<string | null> {
  try {
    const response = await fetch(paths.formToken, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const answer: unknown = await response.json();
    const token = typeof answer === 'object' && answer && 'token' in answer ? answer.token : null;
    if (typeof token !== 'string') return null;
    await new Promise((resolve) => setTimeout(resolve, RIPE_AFTER_MS));
    return token;
  } catch {
    return null;
  }
}
