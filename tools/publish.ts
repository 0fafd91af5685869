import { problemText } from '#functions/src/publishing/build/build-report.ts';
import { publishAndReport } from '#functions/src/publishing/build/publish-and-report.ts';
import { loadProductionFile } from './production/production-env.ts';
import { compileSite, publishSite } from './production/publish-site.ts';
import { readPublishRequest, readRequestedRevision } from './production/read-publish-request.ts';
import { readProductionSettings, refuseInventedDealer } from './production/settings.ts';
import { runCommand, UsageError } from './shared/failure.ts';

/**
 * Publishes the live site once, for the publish workflow: renders what changed, checks it, releases it
 * through Hosting's API, waits until visitors get the release, and reports success or failure to the
 * functions.
 */
await runCommand(async () => {
  loadProductionFile();
  const settings = readProductionSettings();
  const secret = process.env['PUBLISH_WEBHOOK_SECRET'];
  if (!secret) throw new UsageError('PUBLISH_WEBHOOK_SECRET is not set. See docs/production.md.');
  const request = await readPublishRequest(process.env, () => readRequestedRevision(settings));
  const { siteUrl } = settings;
  const publish = async () => {
    refuseInventedDealer();
    return publishSite(settings, await compileSite(settings), request);
  };
  const result = await publishAndReport(request, publish, { siteUrl, secret });
  if (!result.ok) throw new UsageError(problemText(result.problem));
  const { release, items, pages, details } = result;
  console.log(`Release ${release} with ${items} vehicles is live at ${siteUrl}.`);
  const steps = JSON.stringify(details.steps);
  console.log(`Rendered ${details.rendered} of ${pages} pages: ${steps} ms.`);
  if (details.drift?.length) console.warn('Pages with drift:', details.drift);
});
