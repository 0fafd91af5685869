import { type BuildRequest, PUBLISHING_PATH } from '#domain/publishing.ts';
import { openSdk } from '../shared/admin-sdk.ts';
import { UsageError } from '../shared/failure.ts';
import type { ProductionSettings } from './settings.ts';

/**
 * Reads the build request of the functions from the environment of the workflow. Started by hand, it
 * has none: everything is published, as the revision that was requested last, so that the report ends
 * what is waiting. Throws a `UsageError`.
 */
export async function readPublishRequest(
  env: NodeJS.ProcessEnv,
  requestedRevision: () => Promise<number>,
): Promise<BuildRequest> {
  const given = env['PUBLISH_REVISION'];
  const revision = given ? Number(given) : await requestedRevision();
  if (!Number.isSafeInteger(revision) || revision < 0) {
    throw new UsageError(`PUBLISH_REVISION must be a whole number, not "${given}".`);
  }
  return {
    revision,
    full: env['PUBLISH_FULL'] === 'true' || !given,
    force: env['PUBLISH_FORCE'] === 'true',
    ...(env['PUBLISH_PAGE'] ? { page: env['PUBLISH_PAGE'] } : {}),
  };
}

/** The newest revision of the project's stock that a publication was requested for; 0 where none was. */
export async function readRequestedRevision({
  projectId,
  storageBucket,
}: ProductionSettings): Promise<number> {
  const sdk = openSdk(projectId, storageBucket);
  try {
    const publishing = await sdk.firestore.doc(PUBLISHING_PATH).get();
    return Number(publishing.get('requested') ?? 0);
  } finally {
    await sdk.close();
  }
}
