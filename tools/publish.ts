import type { BuildRequest } from '#domain/publishing.ts';
import { prepareSite, ReleaseRefusedError } from './production/prepare-site.ts';
import { readProductionSettings, refuseInventedDealer } from './production/settings.ts';
import { sendBuildReport } from './release/send-build-report.ts';
import { runCommand, UsageError } from './shared/failure.ts';

/**
 * Publishes the live site once, for the publish workflow: builds, checks, releases through Hosting's
 * API, waits until visitors get the release, and reports success or failure to the functions.
 */
await runCommand(async () => {
  const settings = readProductionSettings();
  const { request, secret } = readRequest();
  try {
    refuseInventedDealer();
    const site = await prepareSite(settings, request);
    await site.release();
    const { vehicles, pages, rejected } = site.build;
    await sendBuildReport(settings.siteUrl, secret, {
      ok: true,
      revision: request.revision,
      release: site.id,
      vehicles,
      pages: pages.length,
      rejected,
    });
    console.log(`Release ${site.id} with ${vehicles} vehicles is live at ${settings.siteUrl}.`);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const failure = error instanceof ReleaseRefusedError ? error.failure : 'technical';
    const report = { ok: false, revision: request.revision, error: problem, failure } as const;
    await sendBuildReport(settings.siteUrl, secret, report);
    throw error;
  }
});

/** Reads the build request of the functions from the environment of the workflow. */
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
      full: env['PUBLISH_FULL'] === 'true',
      force: env['PUBLISH_FORCE'] === 'true',
    },
  };
}
