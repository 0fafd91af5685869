import { setTimeout as pause } from 'node:timers/promises';
import type { BuildReport } from '#domain/publishing.ts';
import { SIGNATURE_HEADER, signBody } from '#functions/src/publishing/build/webhook/signature.ts';

const ATTEMPTS = 4;
const TIMEOUT_MS = 15_000;

/**
 * Sends the signed report of a build to `/api/publish-result`. Retries for some seconds, then
 * throws.
 */
export async function sendBuildReport(
  siteUrl: string,
  secret: string,
  report: BuildReport,
): Promise<void> {
  const body = JSON.stringify(report);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await post(`${siteUrl}/api/publish-result`, secret, body);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
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
