import type { BuildRequest } from '#domain/publishing.ts';
import { log } from '#functions/src/shared/log.ts';
import { type RetryDeps, retryBuildLater } from '../request/retry-build-later.ts';
import { BUILD_LEASE_MS, type BuildDecision, decideBuild, onStarted } from '../state-machine.ts';
import { updatePublishing } from '../update-publishing.ts';

export interface StartBuildDeps extends RetryDeps {
  /** Requests the build from the builder; returns null, or a Danish text of what failed. */
  callWebhook: (request: BuildRequest) => Promise<string | null>;
}

interface Outcome {
  decision: BuildDecision;
  request: BuildRequest | null;
}

/**
 * Starts a build if one is due, else schedules the next check. What it does follows from the state
 * alone, so that it does not matter how many tasks call it, or in which order.
 */
export async function startBuildIfDue(deps: StartBuildDeps): Promise<void> {
  const now = deps.now();
  const { decision, request } = await updatePublishing<Outcome>(deps.db, async (state) => {
    const decision = decideBuild(state, now, deps.quietMs);
    if (decision.do !== 'build') return { changes: null, result: { decision, request: null } };
    const { changes, request } = onStarted(state, now);
    return { changes, result: { decision, request } };
  });
  if (decision.do === 'wait') return deps.schedule(atLeastASecondAfter(deps.now(), decision.until));
  if (!request) return;
  // If this process ends now, the check at the end of the lease finds a build that never reported.
  const scheduling = deps.schedule(new Date(now.getTime() + BUILD_LEASE_MS));
  // Not awaited in between: that would delay every publish by a call of the queue.
  const [problem] = await Promise.all([deps.callWebhook(request), scheduling]);
  if (problem === null) return log.buildRequested(request.revision);
  log.buildNotRequested(request.revision, problem);
  await retryBuildLater(request.revision, { reason: problem, failure: 'technical' }, deps);
}

/** Not within this second: the task that is named after it may be the one that is running. */
function atLeastASecondAfter(now: Date, at: Date): Date {
  return new Date(Math.max(at.getTime(), now.getTime() + 1000));
}
