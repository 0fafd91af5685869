import type { BuildRequest } from '#domain/publishing.ts';
import { log } from '../shared/log.ts';
import type { BuildRequestDeps } from './request.ts';
import { step } from './state.ts';
import { BUILD_LEASE_MS, begun, type Decision, decide, failed, retryMs } from './steps.ts';

export interface TaskDeps extends BuildRequestDeps {
  /** Asks the builder; resolves with null, or with why it could not be asked, for staff. */
  askForBuild: (request: BuildRequest) => Promise<string | null>;
}

interface Look {
  decision: Decision;
  request: BuildRequest | null;
}

/**
 * One look at whether the site should be built now. Tasks only wake it: what it does follows from
 * the state alone, so it does not matter how many there are or in which order they come.
 */
export async function publishTask(deps: TaskDeps): Promise<void> {
  const now = deps.now();
  const { decision, request } = await step<Look>(deps.db, async (state) => {
    const decision = decide(state, now, deps.quietMs);
    if (decision.do !== 'build') return { changes: null, result: { decision, request: null } };
    const { changes, request } = begun(state, now);
    return { changes, result: { decision, request } };
  });
  if (decision.do === 'wait') return deps.schedule(later(decision.until, now));
  if (!request) return;
  // Scheduled before the builder is asked: should this process die now, the look after the lease
  // finds a build that never reported.
  await deps.schedule(new Date(now.getTime() + BUILD_LEASE_MS));
  const problem = await deps.askForBuild(request);
  if (problem === null) return log.buildAsked(request.revision);
  log.buildNotAsked(request.revision, problem);
  await retryLater(request.revision, problem, deps);
}

/** Never within this second: a task of that name may be the one that is running now. */
function later(at: Date, now: Date): Date {
  return new Date(Math.max(at.getTime(), now.getTime() + 1000));
}

/** Records why a build failed and schedules the next one. */
export async function retryLater(revision: number, reason: string, deps: BuildRequestDeps) {
  const attempts = await step(deps.db, async (state) => ({
    changes: failed(state, revision, reason),
    result: state.attempts,
  }));
  await deps.schedule(new Date(deps.now().getTime() + retryMs(attempts, deps.quietMs)));
}
