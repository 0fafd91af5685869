import type { BuildRequest } from '#domain/publishing.ts';
import { waitUntilLive } from './production/live-site.ts';
import { type PreparedDeploy, prepareSite } from './production/prepare-deploy.ts';
import { firebase } from './production/run.ts';
import {
  type ProductionSettings,
  readProductionSettings,
  refuseInventedDealer,
} from './production/settings.ts';
import { sendBuildReport } from './release/send-build-report.ts';
import { runCommand, UsageError } from './shared/failure.ts';

/**
 * Publishes the live site once, for the publish workflow: builds, checks, deploys to Hosting, waits
 * until visitors get the release, and reports success or failure to the functions.
 */
await runCommand(async () => {
  const settings = readProductionSettings();
  const { request, secret } = readRequest();
  try {
    const { release, vehicles, pages, rejected } = await publish(settings, request);
    await sendBuildReport(settings.siteUrl, secret, {
      ok: true,
      revision: request.revision,
      release,
      vehicles,
      pages,
      rejected,
    });
    console.log(`Release ${release} with ${vehicles} vehicles is live at ${settings.siteUrl}.`);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const report = { ok: false, revision: request.revision, error: problem } as const;
    await sendBuildReport(settings.siteUrl, secret, report);
    throw error;
  }
});

async function publish(
  settings: ProductionSettings,
  request: BuildRequest,
): Promise<PreparedDeploy> {
  refuseInventedDealer();
  const prepared = await prepareSite(settings, request);
  const target = ['deploy', '--project', settings.projectId, '--only', 'hosting'];
  await firebase(target, prepared.folder);
  await waitUntilLive(settings.siteUrl, prepared.release);
  return prepared;
}

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
