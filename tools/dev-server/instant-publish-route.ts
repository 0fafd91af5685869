import { sendBuildReport } from '#functions/src/publishing/build/send-build-report.ts';
import { webhookRoute } from '../app/publishing/webhook.ts';
import type { LocalSecrets } from '../app/secrets.ts';
import type { Route } from '../http/route.ts';
import { sendJson } from '../http/route.ts';

/**
 * `/__local/publish` of the dev server: reports every request as published at once, since pages are
 * rendered when they are requested.
 */
export function instantPublishRoute({ publishing: secret }: LocalSecrets): Route {
  return webhookRoute('/__local/publish', secret, ({ revision }, response) => {
    sendJson(response, 202, { ok: true });
    const siteUrl = `http://${response.req.headers.host}`;
    const report = { ok: true, revision, release: 'dev', vehicles: 0, pages: 0, rejected: [] };
    sendBuildReport(siteUrl, secret, { ...report, ok: true }).catch((error: Error) =>
      console.error(error.message),
    );
  });
}
