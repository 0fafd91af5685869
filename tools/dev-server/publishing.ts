import type { LocalHandler } from '../app/http.ts';
import { sendJson } from '../app/http.ts';
import { reportResult } from '../app/publishing/report.ts';
import { webhookRoute } from '../app/publishing/webhook.ts';
import type { LocalSecrets } from '../app/secrets.ts';

/** Pages are made when they are asked for, so whatever is to be published already is. */
export function publishingIsInstant({ publishing: secret }: LocalSecrets): LocalHandler {
  return webhookRoute('/__local/publish', secret, ({ revision }, response) => {
    sendJson(response, 202, { ok: true });
    const siteUrl = `http://${response.req.headers.host}`;
    const result = { ok: true, revision, release: 'dev', vehicles: 0, pages: 0, rejected: [] };
    reportResult(siteUrl, secret, { ...result, ok: true }).catch((error: Error) =>
      console.error(error.message),
    );
  });
}
