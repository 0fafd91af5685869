import type { BuildRequestDeps } from './request-build.ts';
import { onFailed, retryMs } from './state-machine.ts';
import { updatePublishing } from './update-publishing.ts';

/** Records why a build failed, and schedules the next one. `reason` is Danish text for staff. */
export async function retryBuildLater(
  revision: number,
  reason: string,
  deps: BuildRequestDeps,
): Promise<void> {
  const attempts = await updatePublishing(deps.db, async (state) => ({
    changes: onFailed(state, revision, reason),
    result: state.attempts,
  }));
  await deps.schedule(new Date(deps.now().getTime() + retryMs(attempts, deps.quietMs)));
}
