import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { publishingProblemsCopy } from '#copy/staff/publishing-problems.ts';
import type { BuildRequest } from '#domain/publishing.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';

/** A publisher publishes before it answers, which takes minutes. */
const TIMEOUT_MS = 560_000;

export interface Webhook {
  url: string;
  /** The key of the signature. */
  secret: string;
  /** Fetches the ID token of the caller, where the publisher answers certain accounts alone. */
  idToken?: () => Promise<string>;
}

/** Requests a build from the builder; returns null, or a Danish text of what failed, for staff. */
export async function callWebhook(
  webhook: Webhook,
  request: BuildRequest,
  timeoutMs = TIMEOUT_MS,
): Promise<string | null> {
  try {
    const status = await post(webhook, request, timeoutMs);
    const isAccepted = status >= 200 && status < 300;
    return isAccepted ? null : publishingProblemsCopy.webhookRefused(status);
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? publishingProblemsCopy.webhookTimeout
      : publishingProblemsCopy.webhookUnreachable;
  }
}

/**
 * Posts the signed request and returns the status of the answer, without following it elsewhere. `fetch`
 * would give up after five minutes without an answer. Throws a `TimeoutError` after `timeoutMs`.
 */
async function post(
  { url, secret, idToken }: Webhook,
  request: BuildRequest,
  timeoutMs: number,
): Promise<number> {
  const body = JSON.stringify(request);
  const headers = {
    'content-type': 'application/json',
    ...(idToken && { authorization: `Bearer ${await idToken()}` }),
    [SIGNATURE_HEADER]: signBody(body, secret),
  };
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    const sent = send(url, { method: 'POST', headers, signal });
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    sent.end(body);
  });
}
