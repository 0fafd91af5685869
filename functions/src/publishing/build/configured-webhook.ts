import { config, secrets } from '#functions/src/shared/settings/config.ts';
import type { Webhook } from './call-webhook.ts';
import { functionUrl } from './function-url.ts';
import { fetchIdToken } from './id-token.ts';

/** The function of this installation that publishes, where the settings name no other publisher. */
export const PUBLISHER = 'publishSite';

/** How long a publisher takes that publishes before it answers, and one that only takes the order. */
const TIMEOUT_MS = { signed: 560_000, github: 10_000 };

/** The webhook of this installation. */
export function configuredWebhook(): Webhook {
  const kind = config.webhookKind();
  const secret = (kind === 'github' ? secrets.githubToken : secrets.webhookSecret).value();
  const other = { url: config.webhookUrl(), kind, secret, timeoutMs: TIMEOUT_MS[kind] };
  if (other.url !== '' || kind === 'github') return other;
  const { url, needsIdToken } = functionUrl(PUBLISHER);
  // Nobody else gets a token: it would be good for the function.
  return { ...other, url, ...(needsIdToken && { idToken: () => fetchIdToken(url) }) };
}
