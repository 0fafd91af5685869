import type { BuildRequest } from '#domain/publishing.ts';
import { publishAndReport } from './production/publish-and-report.ts';
import { compileSite, publishSite } from './production/publish-site.ts';
import { readProductionSettings, refuseInventedDealer } from './production/settings.ts';
import { runCommand, UsageError } from './shared/failure.ts';

/**
 * Publishes the live site once, for the publish workflow: renders what changed, checks it, releases it
 * through Hosting's API, waits until visitors get the release, and reports success or failure to the
 * functions.
 */
await runCommand(async () => {
  const settings = readProductionSettings();
  const { request, secret } = readRequest();
  const { siteUrl } = settings;
  const publish = async () => {
    refuseInventedDealer();
    return publishSite(settings, await compileSite(settings), request);
  };
  const result = await publishAndReport(request, publish, { siteUrl, secret });
  if (!result.ok) throw result.error;
  const { release, vehicles, pages, details } = result;
  console.log(`Release ${release} with ${vehicles} vehicles is live at ${siteUrl}.`);
  const steps = JSON.stringify(details.steps);
  console.log(`Rendered ${details.rendered} of ${pages} pages: ${steps} ms.`);
  if (details.drift?.length) console.warn('Pages with drift:', details.drift);
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
