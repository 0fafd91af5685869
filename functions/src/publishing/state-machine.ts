import { publishingProblemsCopy } from '#copy/staff/publishing-problems.ts';
import type {
  BuildReport,
  BuildRequest,
  Publishing,
  PublishingFailure,
} from '#domain/publishing.ts';

/**
 * The state machine of publishing over `system/publishing`: pure functions that return what an
 * event changes in the state. An event may come twice, late or not at all; the site still ends up
 * at the last revision. Why it is so: docs/why/publishing.md.
 */

/**
 * Images alone wait this long for the next one. Otherwise a build for some of a batch would always be
 * running, and the price that staff save meanwhile would wait for its end.
 */
const UPLOAD_QUIET_MS = 3_000;
/** Edits in quick succession postpone a build, but never longer than this. */
export const MAX_WAIT_MS = 2 * 60_000;
/** A build that has not reported within this time counts as lost. */
export const BUILD_LEASE_MS = 15 * 60_000;
/** After so many failures in a row, which took minutes, the next attempts take `MAX_RETRY_MS` each. */
export const QUICK_ATTEMPTS = 8;
const MIN_RETRY_MS = 1_000;
/** The longest pause between two attempts, so the longest that a site stays old after an outage. */
export const MAX_RETRY_MS = 15 * 60_000;

export type Changes = Partial<Publishing>;

/** What is requested in addition to the changes themselves. */
export interface RequestOptions {
  full?: boolean;
  force?: boolean;
  /** An image or document. Many become ready one after another, so they delay no edit. */
  upload?: boolean;
  /** The page of the vehicle that was edited. */
  page?: string | undefined;
}

/** Public content changed, or a build was requested without a change. */
export function onRequested(state: Publishing, now: Date, options: RequestOptions = {}): Changes {
  return {
    requested: state.requested + 1,
    requested_at: now,
    waiting_since: state.waiting_since ?? now,
    edited_at: options.upload ? state.edited_at : now,
    edited_page: options.page ?? state.edited_page,
    state: isBuilding(state, now) ? 'building' : 'requested',
    attempts: 0,
    retry_at: null,
    full: state.full || options.full === true,
    force: state.force || options.force === true,
  };
}

export type BuildDecision = { do: 'nothing' } | { do: 'wait'; until: Date } | { do: 'build' };

export function decideBuild(state: Publishing, now: Date, quietMs: number): BuildDecision {
  if (state.requested <= state.built) return { do: 'nothing' };
  if (isBuilding(state, now)) return { do: 'wait', until: leaseEnd(state) };
  if (state.retry_at !== null && now < state.retry_at) return { do: 'wait', until: state.retry_at };
  const quiet = state.edited_at
    ? state.edited_at.getTime() + quietMs
    : (state.requested_at?.getTime() ?? 0) + Math.max(quietMs, UPLOAD_QUIET_MS);
  const latest = (state.waiting_since?.getTime() ?? 0) + MAX_WAIT_MS;
  const due = state.waiting_since ? Math.min(quiet, latest) : quiet;
  return now.getTime() >= due ? { do: 'build' } : { do: 'wait', until: new Date(due) };
}

/** A build starts, for everything requested so far. */
export function onStarted(
  state: Publishing,
  now: Date,
): { changes: Changes; request: BuildRequest } {
  const options = nextOptions(state);
  return {
    changes: {
      state: 'building',
      building: state.requested,
      building_since: now,
      waiting_since: null,
      edited_at: null,
      saved_at: state.edited_at ?? state.saved_at ?? state.requested_at,
      attempts: state.attempts + 1,
      retry_at: null,
      building_full: options.full,
      building_force: options.force,
      full: false,
      force: false,
    },
    request: {
      revision: state.requested,
      ...options,
      ...(state.edited_page !== null && { page: state.edited_page }),
    },
  };
}

/** The builder reported a release; null when the report is outdated. */
export function onReported(
  state: Publishing,
  report: Extract<BuildReport, { ok: true }>,
  now: Date,
): Changes | null {
  if (report.revision <= state.built || report.revision > state.requested) return null;
  const upToDate = report.revision >= state.requested;
  const stillBuilding = state.building !== null && state.building > report.revision;
  return {
    state: upToDate ? 'published' : stillBuilding ? 'building' : 'requested',
    built: report.revision,
    published_at: now,
    release: report.release,
    vehicles: report.vehicles,
    rejected: report.rejected,
    changes: report.changes ?? null,
    seconds: secondsBetween(state.saved_at, now),
    ...(report.drift && { drift: report.drift, drift_mailed_at: null }),
    error: null,
    failure: null,
    webmaster_mailed_at: null,
    attempts: 0,
    ...(!stillBuilding && {
      building: null,
      building_since: null,
      building_full: false,
      building_force: false,
      saved_at: null,
    }),
    // Changes requested during this build are for the next one.
    ...(upToDate && {
      full: false,
      force: false,
      waiting_since: null,
      edited_at: null,
      edited_page: null,
    }),
  };
}

/** To a tenth of a second; null where the beginning is not known. */
function secondsBetween(from: Date | null, to: Date): number | null {
  return from && Math.max(0, Math.round((to.getTime() - from.getTime()) / 100) / 10);
}

/** Why a build was not published. */
export interface BuildFailure {
  reason: string;
  failure: PublishingFailure;
  /** How long Hosting asked us to wait, in milliseconds. */
  retryAfterMs?: number | undefined;
}

/** A build failed or could not be requested; null when another build has started meanwhile. */
export function onFailed(
  state: Publishing,
  revision: number,
  { reason, failure, retryAfterMs = 0 }: BuildFailure,
  { now, quietMs }: { now: Date; quietMs: number },
): Changes | null {
  if (state.building !== revision) return null;
  const pause = Math.max(retryMs(state.attempts, quietMs), Math.min(retryAfterMs, MAX_RETRY_MS));
  return {
    state: 'failed',
    error: reason.slice(0, 2000) || publishingProblemsCopy.unknown,
    failure,
    retry_at: new Date(now.getTime() + pause),
    building: null,
    building_since: null,
    building_full: false,
    building_force: false,
    ...nextOptions(state),
  };
}

/** Those requested since the running build began, and its own, as it did not succeed. */
function nextOptions(state: Publishing): Pick<BuildRequest, 'full' | 'force'> {
  return {
    full: state.full || state.building_full,
    force: state.force || state.building_force,
  };
}

/** Whether the webmaster does not know yet of a technical failure. */
export function needsWebmaster(state: Publishing): boolean {
  return state.failure === 'technical' && state.webmaster_mailed_at === null;
}

/** Whether the webmaster does not know yet of pages that changed without an edit. */
export function hasUnknownDrift(state: Publishing): boolean {
  return state.drift.length > 0 && state.drift_mailed_at === null;
}

/** The delay in ms between failure number `attempts` and the next build; there always is a next one. */
export function retryMs(attempts: number, quietMs: number): number {
  if (attempts >= QUICK_ATTEMPTS) return MAX_RETRY_MS;
  const first = Math.max(quietMs, MIN_RETRY_MS);
  return Math.min(first * 2 ** Math.max(0, attempts - 1), MAX_RETRY_MS);
}

function isBuilding(state: Publishing, now: Date): boolean {
  return state.building !== null && now < leaseEnd(state);
}

function leaseEnd(state: Publishing): Date {
  return new Date((state.building_since?.getTime() ?? 0) + BUILD_LEASE_MS);
}
