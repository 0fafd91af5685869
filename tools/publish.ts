import type { BuildRequest } from '#domain/publishing.ts';
import { publishSite, ReleaseRefusedError } from './production/publish-site.ts';
import { readProductionSettings, refuseInventedDealer } from './production/settings.ts';
import { buildReportOf } from './publisher/build-report.ts';
import { sendBuildReport } from './release/send-build-report.ts';
import { runCommand, UsageError } from './shared/failure.ts';

/**
 * Publishes the live site once, for the publish workflow: renders what changed, checks it, releases it
 * through Hosting's API, waits until visitors get the release, and reports success or failure to the
 * functions.
 */
await runCommand(async () => {
  const settings = readProductionSettings();
  const { request, secret } = readRequest();
  try {
    refuseInventedDealer();
    const result = await publishSite(settings, request);
    await sendBuildReport(settings.siteUrl, secret, buildReportOf(request, result));
    const { release, vehicles, pages, details } = result;
    console.log(`Release ${release} with ${vehicles} vehicles is live at ${settings.siteUrl}.`);
    const steps = JSON.stringify(details.steps);
    console.log(`Rendered ${details.rendered} of ${pages} pages: ${steps} ms.`);
    if (details.drift?.length) console.warn('Pages with drift:', details.drift);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const failure = error instanceof ReleaseRefusedError ? error.failure : 'technical';
    const report = { ok: false, revision: request.revision, error: problem, failure } as const;
    await sendBuildReport(settings.siteUrl, secret, report);
    throw error;
  }
});

/**
 * Reads the build request of the functions from the environment of the workflow. Started by hand, it
 * has none, and everything is published.
 */
function readRequest(env: NodeJS.ProcessEnv = process.env): {
  request: BuildRequest;
  secret: string;
} {
  const secret = env['PUBLISH_WEBHOOK_SECRET'];
  const revision = Number(env['PUBLISH_REVISION'] || '0');
  if (!secret) throw new UsageError('PUBLISH_WEBHOOK_SECRET is not set. See docs/production.md.');
  if (!Number.isSafeInteger(revision) || revision < 0) {
    throw new UsageError(`PUBLISH_REVISION must be a whole number, not "${revision}".`);
  }
  return {
    secret,
    request: {
      revision,
      full: env['PUBLISH_FULL'] === 'true' || !env['PUBLISH_REVISION'],
      force: env['PUBLISH_FORCE'] === 'true',
      ...(env['PUBLISH_PAGE'] ? { page: env['PUBLISH_PAGE'] } : {}),
    },
  };
}
