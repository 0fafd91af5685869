import { publishingProblemsCopy } from '#copy/staff/publishing-problems.ts';
import type { BuildRequest } from '#domain/publishing.ts';
import type { WebhookKind } from '../shared/config.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';

const TIMEOUT_MS = 10_000;

export interface Webhook {
  url: string;
  kind: WebhookKind;
  /** The key of the signature of kind `signed`; the access token of kind `github`. */
  secret: string;
  timeoutMs?: number;
}

/** Requests a build from the builder; returns null, or a Danish text of what failed, for staff. */
export async function callWebhook(webhook: Webhook, request: BuildRequest): Promise<string | null> {
  if (!webhook.url) return publishingProblemsCopy.webhookMissing;
  try {
    const response = await fetch(webhook.url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(webhook.timeoutMs ?? TIMEOUT_MS),
      ...(webhook.kind === 'github'
        ? githubDispatch(webhook, request)
        : signedPost(webhook, request)),
    });
    await response.body?.cancel();
    return response.ok ? null : publishingProblemsCopy.webhookRefused(response.status);
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? publishingProblemsCopy.webhookTimeout
      : publishingProblemsCopy.webhookUnreachable;
  }
}

function signedPost({ secret }: Webhook, request: BuildRequest): RequestInit {
  const body = JSON.stringify(request);
  return {
    body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(body, secret) },
  };
}

/** GitHub's `repository_dispatch`; the workflow finds the same fields in `client_payload`. */
function githubDispatch({ secret }: Webhook, request: BuildRequest): RequestInit {
  return {
    body: JSON.stringify({ event_type: 'publish', client_payload: request }),
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      'user-agent': 'used-car-dealer',
    },
  };
}
