import type { BuildRequest } from '#domain/publishing.ts';
import { SIGNATURE_HEADER, signBody } from '#functions/src/publishing/build/webhook/signature.ts';
import { readSecrets } from './secrets.ts';

/**
 * Sends a request to the app that runs on a data folder, signed with the secret of that folder.
 * Resolves to the JSON of its answer; throws on any other status than success.
 */
export async function postToRunningApp(
  siteUrl: string,
  dataDir: string,
  path: '/__local/publish',
  request: BuildRequest,
): Promise<unknown> {
  const body = JSON.stringify(request);
  const response = await fetch(siteUrl + path, {
    method: 'POST',
    body,
    headers: { [SIGNATURE_HEADER]: signBody(body, readSecrets(dataDir).publishing) },
  });
  if (!response.ok) throw new Error(`${siteUrl}${path} answered ${response.status}.`);
  return response.json();
}
