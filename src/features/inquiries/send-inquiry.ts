import type { FreeDay } from '#domain/booking/free-times.ts';
import { HONEYPOT } from '#domain/inquiry/forms.ts';
import type { InquirySubmission } from '#domain/inquiry/submission.ts';
import { paths } from '#paths';
import { fetchFormToken } from './fetch-form-token.ts';

const TIMEOUT_MS = 20_000;

/** The booked time; `requested` waits for a confirmation by mail. */
export interface BookedAnswer {
  address: string;
  state: 'booked' | 'requested' | 'cancelled';
  day: string;
  start: string;
  place: string;
}

export interface Answer {
  /** Null where the inquiry is stored. */
  error: string | null;
  /** Problem codes by field, if the server refused values. */
  fields?: Record<string, string>;
  booking?: BookedAnswer | null;
  /** The free times, if the chosen one is taken. */
  times?: FreeDay[] | null;
}

export interface SendOptions {
  token: Promise<string | null>;
  /** The same for every attempt to send one inquiry, so that it is stored once. */
  key: string;
  /** The value of the honeypot. */
  honeypot: string;
}

/** Sends an inquiry to the dealer; replaces a refused form token once. */
export async function sendInquiry(
  submission: InquirySubmission,
  { token, key, honeypot }: SendOptions,
): Promise<Answer> {
  const payload = JSON.stringify(
    honeypot === '' ? submission : { ...submission, [HONEYPOT]: honeypot },
  );
  const first = await post(payload, key, await token);
  return first.error === 'token' ? post(payload, key, await fetchFormToken()) : first;
}

const FAILED: Answer = { error: 'failed' };

async function post(payload: string, key: string, token: string | null): Promise<Answer> {
  try {
    const response = await fetch(paths.sendContactEmail, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token && { 'x-form-token': token }),
      },
      body: payload,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return readAnswer(response, await response.json());
  } catch {
    // Offline, too slow or not our server: the visitor can only try again.
    return FAILED;
  }
}

function readAnswer(response: Response, answer: unknown): Answer {
  if (typeof answer !== 'object' || answer === null) return FAILED;
  if (response.ok && !('error' in answer)) return { ...answer, error: null };
  const { error } = answer as { error?: unknown };
  return { ...answer, error: typeof error === 'string' ? error : 'failed' };
}
