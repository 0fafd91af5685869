import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { publishingProblemsCopy } from '#copy/staff/publishing-problems.ts';
import type { BuildRequest } from '#domain/publishing.ts';
import type { WebhookKind } from '#functions/src/shared/settings/config.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';

export interface Webhook {
  url: string;
  kind: WebhookKind;
  /** The key of the signature of kind `signed`; the access token of kind `github`. */
  secret: string;
  /** How long to wait for the answer: one who publishes before it answers takes minutes. */
  timeoutMs: number;
  /** Fetches the ID token of the caller, where the publisher answers certain accounts alone. */
  idToken?: () => Promise<string>;
}

/** Requests a build from the builder; returns null, or a Danish text of what failed, for staff. */
export async function callWebhook(webhook: Webhook, request: BuildRequest): Promise<string | null> {
  if (!webhook.url) return publishingProblemsCopy.webhookMissing;
  try {
    const { body, headers } =
      webhook.kind === 'github'
        ? githubDispatch(webhook, request)
        : await signedPost(webhook, request);
    const status = await post(webhook.url, body, headers, webhook.timeoutMs);
    const isAccepted = status >= 200 && status < 300;
    return isAccepted ? null : publishingProblemsCopy.webhookRefused(status);
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? publishingProblemsCopy.webhookTimeout
      : publishingProblemsCopy.webhookUnreachable;
  }
}

interface Post {
  body: string;
  headers: Record<string, string>;
}

async function signedPost({ secret, idToken }: Webhook, request: BuildRequest): Promise<Post> {
  const body = JSON.stringify(request);
  const headers = {
    'content-type': 'application/json',
    ...(idToken && { authorization: `Bearer ${await idToken()}` }),
    [SIGNATURE_HEADER]: signBody(body, secret),
  };
  return { body, headers };
}

/**
 * GitHub's `workflow_dispatch`, for which a token may start workflows and no more. Inputs are texts; the
 * workflow has one of each name.
 */
function githubDispatch({ secret }: Webhook, request: BuildRequest): Post {
  return {
    body: JSON.stringify({
      ref: 'main',
      inputs: Object.fromEntries(
        Object.entries(request).map(([name, value]) => [name, String(value)]),
      ),
    }),
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      'user-agent': 'used-car-dealer',
    },
  };
}

/**
 * Posts a text and returns the status of the answer, without following it elsewhere. `fetch` would give
 * up after five minutes without an answer. Throws a `TimeoutError` after `timeoutMs`.
 */
function post(
  url: string,
  body: string,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<number> {
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
