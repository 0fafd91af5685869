import type { BuildRequest } from '#domain/publishing.ts';
import type { WebhookKind } from '../shared/config.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';

const TIMEOUT_MS = 10_000;

export interface Webhook {
  url: string;
  kind: WebhookKind;
  /** Signs our own kind; the token that lets us in at GitHub. */
  secret: string;
  timeoutMs?: number;
}

/** Asks the builder for a build; resolves with null, or with what went wrong, for staff. */
export async function askForBuild(webhook: Webhook, request: BuildRequest): Promise<string | null> {
  if (!webhook.url) return 'Der er ikke angivet, hvem der bygger siden (PUBLISH_WEBHOOK_URL).';
  try {
    const response = await fetch(webhook.url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(webhook.timeoutMs ?? TIMEOUT_MS),
      ...(webhook.kind === 'github' ? githubDispatch(webhook, request) : signed(webhook, request)),
    });
    await response.body?.cancel();
    return response.ok ? null : `Byggeriet svarede ${response.status}.`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? 'Byggeriet svarede ikke i tide.'
      : 'Byggeriet kunne ikke nås.';
  }
}

function signed({ secret }: Webhook, request: BuildRequest): RequestInit {
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
