import { UsageError } from '#tools/shared/failure.ts';

const TIMEOUT_MS = 30_000;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** A live site, asked as a visitor would. */
export interface LiveSite {
  origin: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: string, headers?: Record<string, string>): Promise<Answer>;
}

export function liveSite(origin: string): LiveSite {
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(new URL(path, origin), {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(({ message, cause = message }) => {
      throw new UsageError(`${origin} does not answer: ${cause.message ?? cause}.`);
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return {
    origin,
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, body, headers = {}) => ask(path, { method: 'POST', body, headers }),
  };
}
