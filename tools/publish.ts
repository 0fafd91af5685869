import type { BuildRequest } from '#domain/publishing.ts';
import { reportResult } from './app/publishing/report.ts';
import { expectLive } from './production/live-site.ts';
import { type Prepared, prepareSite } from './production/prepare.ts';
import { firebase } from './production/run.ts';
import {
  type ProductionSettings,
  readProductionSettings,
  refuseInventedDealer,
} from './production/settings.ts';
import { runCommand, UsageError } from './shared/failure.ts';

/**
 * One build of the live site, as the publish workflow runs it: build, check, deploy to Hosting,
 * look whether visitors see it, and report back to the functions, whatever happened.
 */
await runCommand(async () => {
  const settings = readProductionSettings();
  const { request, secret } = readRequest();
  try {
    const { release, vehicles, pages, rejected } = await publish(settings, request);
    await reportResult(settings.siteUrl, secret, {
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
    const failure = { ok: false, revision: request.revision, error: problem } as const;
    await reportResult(settings.siteUrl, secret, failure);
    throw error;
  }
});

async function publish(settings: ProductionSettings, request: BuildRequest): Promise<Prepared> {
  refuseInventedDealer();
  const prepared = await prepareSite(settings, request);
  const target = ['deploy', '--project', settings.projectId, '--only', 'hosting'];
  await firebase(target, prepared.folder);
  await expectLive(settings.siteUrl, prepared.release);
  return prepared;
}

/** What the functions asked for, from the environment of the workflow. */
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
