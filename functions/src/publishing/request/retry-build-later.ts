import type { PublishingFailure } from '#domain/publishing.ts';
import { onFailed, retryMs } from '../state/state-machine.ts';
import { updatePublishing } from '../state/update-publishing.ts';
import type { BuildRequestDeps } from './request-build.ts';

export interface RetryDeps extends BuildRequestDeps {
  /** Mails the webmaster about a technical failure or drift that has not been mailed yet. */
  mailWebmaster: () => Promise<void>;
}

/** Records why a build failed, schedules the next one and tells the webmaster of a technical failure. */
export async function retryBuildLater(
  revision: number,
  { reason, failure }: { reason: string; failure: PublishingFailure },
  deps: RetryDeps,
): Promise<void> {
  const attempts = await updatePublishing(deps.db, async (state) => ({
    changes: onFailed(state, revision, reason, failure),
    result: state.attempts,
  }));
  await deps.schedule(new Date(deps.now().getTime() + retryMs(attempts, deps.quietMs)));
  await deps.mailWebmaster();
}
