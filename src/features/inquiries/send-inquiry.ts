import { HONEYPOT } from '#domain/inquiry/forms.ts';
import type { InquirySubmission } from '#domain/inquiry/submission.ts';
import { paths } from '#paths';
import { fetchFormToken } from './fetch-form-token.ts';

const TIMEOUT_MS = 20_000;

export type SendResult =
  | { ok: true }
  /** `fields`: problem codes by field, if the server refused what was typed. */
  | { ok: false; busy: boolean; fields: Record<string, string> };

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
): Promise<SendResult> {
  const payload = JSON.stringify(
    honeypot === '' ? submission : { ...submission, [HONEYPOT]: honeypot },
  );
  const first = await post(payload, key, await token);
  if (first.error !== 'token') return resultOf(first);
  return resultOf(await post(payload, key, await fetchFormToken()));
}

interface Answer {
  error: string | null;
  fields: Record<string, string>;
}

const FAILED: Answer = { error: 'failed', fields: {} };

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
  if (response.ok && !('error' in answer)) return { error: null, fields: {} };
  return {
    error: 'error' in answer && typeof answer.error === 'string' ? answer.error : 'failed',
    fields: 'fields' in answer ? (answer.fields as Record<string, string>) : {},
  };
}

function resultOf({ error, fields }: Answer): SendResult {
  return error === null ? { ok: true } : { ok: false, busy: error === 'busy', fields };
}
