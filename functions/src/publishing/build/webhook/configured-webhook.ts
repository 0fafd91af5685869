import { projectId } from '#functions/src/shared/admin-sdk.ts';
import { config, REGION, secrets } from '#functions/src/shared/settings/config.ts';
import type { Webhook } from './call-webhook.ts';

/** The function of this installation that publishes, where the settings name no other publisher. */
export const PUBLISHER = 'publishSite';

const METADATA_HOST = 'metadata.google.internal';
const METADATA_TIMEOUT_MS = 10_000;

export function configuredWebhook(): Webhook {
  const secret = secrets.webhookSecret.value();
  const other = config.webhookUrl();
  if (other !== '') return { url: other, secret };
  const { url, needsIdToken } = functionUrl(PUBLISHER);
  // Nobody else gets a token: it would be good for the function.
  return { url, secret, ...(needsIdToken && { idToken: () => fetchIdToken(url) }) };
}

/**
 * An ID token of the account that this function runs as, good for one address and an hour. Asks the
 * metadata server, as Cloud Run documents it; throws where there is none or it refuses.
 */
async function fetchIdToken(audience: string): Promise<string> {
  const host = process.env['GCE_METADATA_HOST'] ?? METADATA_HOST;
  const query = new URLSearchParams({ audience });
  const response = await fetch(
    `http://${host}/computeMetadata/v1/instance/service-accounts/default/identity?${query}`,
    { headers: { 'metadata-flavor': 'Google' }, signal: AbortSignal.timeout(METADATA_TIMEOUT_MS) },
  );
  if (!response.ok) throw new Error(`The metadata server answered ${response.status}.`);
  return response.text();
}

/** An https function of this project. The emulator, where it runs there, asks for no ID token. */
function functionUrl(name: string): { url: string; needsIdToken: boolean } {
  const emulator = process.env['CLOUD_TASKS_EMULATOR_HOST'];
  return emulator
    ? { url: `http://${emulator}/${projectId()}/${REGION}/${name}`, needsIdToken: false }
    : { url: `https://${REGION}-${projectId()}.cloudfunctions.net/${name}`, needsIdToken: true };
}
