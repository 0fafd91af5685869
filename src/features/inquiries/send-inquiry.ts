import type { InquirySubmission } from '#domain/inquiry/submission.ts';
import { paths } from '#paths';
import { fetchFormToken } from './form-token.ts';

const TIMEOUT_MS = 20_000;

export type SendResult =
  | { ok: true }
  /** `fields`: problem codes by field, where the server found fault with what was typed. */
  | { ok: false; fields: Record<string, string> };

export interface SendOptions {
  token: Promise<string | null>;
  /** The same for every attempt to send one request, so that it is stored once. */
  key: string;
  /** What stands in the field that people leave empty. */
  website: string;
}

/** Sends a request to the dealer. A token that is no longer good is replaced once. */
export async function sendInquiry(
  body: InquirySubmission,
  { token, key, website }: SendOptions,
): Promise<SendResult> {
  const payload = JSON.stringify(website === '' ? body : { ...body, website });
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
    // Offline, too slow or not our server: for the visitor all of these are "it did not work".
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
  return error === null ? { ok: true } : { ok: false, fields };
}
