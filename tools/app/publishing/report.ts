import { setTimeout as pause } from 'node:timers/promises';
import type { RejectedDocument } from '#domain/publishing.ts';
import { SIGNATURE_HEADER, signBody } from '#functions/src/publishing/signature.ts';

/** What the functions are told about a build: the body of `/api/publish-result`. */
export type BuildResult =
  | {
      ok: true;
      revision: number;
      release: string;
      vehicles: number;
      pages: number;
      rejected: RejectedDocument[];
    }
  | { ok: false; revision: number; error: string };

const TRIES = 4;
const TIMEOUT_MS = 15_000;

/** Reports a build to the functions, signed; tries again for a while when they do not answer. */
export async function reportResult(
  siteUrl: string,
  secret: string,
  result: BuildResult,
): Promise<void> {
  const body = JSON.stringify(result);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await post(`${siteUrl}/api/publish-result`, secret, body);
    } catch (error) {
      if (attempt === TRIES) throw error;
      await pause(500 * 2 ** attempt);
    }
  }
}

async function post(url: string, secret: string, body: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(body, secret) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
}
