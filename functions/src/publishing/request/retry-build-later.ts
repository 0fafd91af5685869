import { type BuildFailure, onFailed } from '../state-machine.ts';
import { updatePublishing } from '../update-publishing.ts';
import type { BuildRequestDeps } from './request-build.ts';

export interface RetryDeps extends BuildRequestDeps {
  /** Mails the webmaster about a technical failure or drift that has not been mailed yet. */
  mailWebmaster: () => Promise<void>;
}

/** Records why a build failed, schedules the next one and tells the webmaster of a technical failure. */
export async function retryBuildLater(
  revision: number,
  failure: BuildFailure,
  deps: RetryDeps,
): Promise<void> {
  const retryAt = await updatePublishing(deps.db, async (state) => {
    const changes = onFailed(state, revision, failure, { now: deps.now(), quietMs: deps.quietMs });
    return { changes, result: changes?.retry_at ?? deps.now() };
  });
  await deps.schedule(retryAt);
  await deps.mailWebmaster();
}
