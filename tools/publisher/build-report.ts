import {
  type BuildReport,
  type BuildRequest,
  MAX_DRIFTED_PAGES,
  MAX_REJECTED,
} from '#domain/publishing.ts';
import type { PublishResult } from './publish-revision.ts';

/** What the functions are told of a release, or of why there is none. */
export function buildReportOf({ revision }: BuildRequest, result: PublishResult): BuildReport {
  if (!result.ok) {
    const { problem, failure, retryAfter } = result;
    return { ok: false, revision, error: problem, failure, retry_after: retryAfter };
  }
  const { release, vehicles, pages, rejected, details } = result;
  const { changed, removed, page, drift } = details;
  return {
    ok: true,
    revision,
    release,
    vehicles,
    pages,
    rejected: rejected.slice(0, MAX_REJECTED),
    changes: { changed: changed.length, removed: removed.length, page },
    ...(drift && { drift: drift.slice(0, MAX_DRIFTED_PAGES) }),
  };
}
