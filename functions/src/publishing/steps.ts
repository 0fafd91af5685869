import type { BuildReport, BuildRequest, Publishing } from '#domain/publishing.ts';

/**
 * The steps of publishing, as plain rules over `system/publishing`: what each event makes of the
 * state. Every step may come twice, late or not at all, and the site still ends up showing the
 * last revision.
 */

/** A burst of edits waits for quiet, but never longer than this. */
export const LONGEST_WAIT_MS = 2 * 60_000;
/** A build that has not reported by then counts as lost. */
export const BUILD_LEASE_MS = 15 * 60_000;
/** Failures in a row after which only an edit, the night or staff begin another build. */
export const MAX_BUILD_ATTEMPTS = 8;
const SHORTEST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15 * 60_000;

export type Changes = Partial<Publishing>;

/** Something public changed, or somebody wants the site built. */
export function requested(
  state: Publishing,
  now: Date,
  wish: { full?: boolean; force?: boolean } = {},
): Changes {
  return {
    requested: state.requested + 1,
    requested_at: now,
    waiting_since: state.waiting_since ?? now,
    state: isBuilding(state, now) ? 'building' : 'requested',
    attempts: 0,
    full: state.full || wish.full === true,
    force: state.force || wish.force === true,
  };
}

export type Decision = { do: 'nothing' } | { do: 'wait'; until: Date } | { do: 'build' };

/** Whether a build should begin now. */
export function decide(state: Publishing, now: Date, quietMs: number): Decision {
  if (state.requested <= state.built) return { do: 'nothing' };
  if (isBuilding(state, now)) return { do: 'wait', until: leaseEnd(state) };
  if (state.attempts >= MAX_BUILD_ATTEMPTS) return { do: 'nothing' };
  const quiet = (state.requested_at?.getTime() ?? 0) + quietMs;
  const patience = (state.waiting_since?.getTime() ?? 0) + LONGEST_WAIT_MS;
  const due = state.waiting_since ? Math.min(quiet, patience) : quiet;
  return now.getTime() >= due ? { do: 'build' } : { do: 'wait', until: new Date(due) };
}

/** A build begins for everything asked so far. */
export function begun(state: Publishing, now: Date): { changes: Changes; request: BuildRequest } {
  return {
    changes: {
      state: 'building',
      building: state.requested,
      building_since: now,
      waiting_since: null,
      attempts: state.attempts + 1,
    },
    request: { revision: state.requested, full: state.full, force: state.force },
  };
}

/** What the builder's report makes of the state; null where it is old news. */
export function reported(state: Publishing, report: BuildReport, now: Date): Changes | null {
  if (report.revision <= state.built || report.revision > state.requested) return null;
  if (!report.ok) return failed(state, report.revision, report.error ?? '');
  const upToDate = report.revision >= state.requested;
  const stillBuilding = state.building !== null && state.building > report.revision;
  return {
    state: upToDate ? 'published' : stillBuilding ? 'building' : 'requested',
    built: report.revision,
    published_at: now,
    release: report.release,
    vehicles: report.vehicles,
    rejected: report.rejected,
    error: null,
    attempts: 0,
    ...(!stillBuilding && { building: null, building_since: null }),
    // A wish that came while this build ran belongs to the next one.
    ...(upToDate && { full: false, force: false, waiting_since: null }),
  };
}

/** A build, or the asking for one, failed; null where another build has taken its place. */
export function failed(state: Publishing, revision: number, error: string): Changes | null {
  if (state.building !== revision) return null;
  return {
    state: 'failed',
    error: error.slice(0, 2000) || 'Ukendt fejl',
    building: null,
    building_since: null,
  };
}

/** How long to rest before the build after failure number `attempts`. */
export function retryMs(attempts: number, quietMs: number): number {
  const first = Math.max(quietMs, SHORTEST_RETRY_MS);
  return Math.min(first * 2 ** Math.max(0, attempts - 1), LONGEST_RETRY_MS);
}

function isBuilding(state: Publishing, now: Date): boolean {
  return state.building !== null && now < leaseEnd(state);
}

function leaseEnd(state: Publishing): Date {
  return new Date((state.building_since?.getTime() ?? 0) + BUILD_LEASE_MS);
}
