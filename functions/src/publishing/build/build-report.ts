import { describeError, HostingApiError, type Problem, type PublishResult } from 'site-publisher';
import * as v from 'valibot';
import { publishingProblemsCopy } from '#copy/staff/publishing-problems.ts';
import {
  type BuildReport,
  type BuildRequest,
  MAX_DRIFTED_PAGES,
  MAX_REJECTED,
  RejectedDocumentSchema,
} from '#domain/publishing.ts';

const NAMED = 3;

/** What the functions are told of a release, or of why there is none. */
export function buildReportOf({ revision }: BuildRequest, result: PublishResult): BuildReport {
  if (!result.ok) {
    const { problem } = result;
    const failure = problem.kind === 'shrunk' ? 'stock_shrank' : 'technical';
    const retry_after = problem.kind === 'failed' ? problem.retryAfter : 0;
    return { ok: false, revision, error: problemText(problem), failure, retry_after };
  }
  const { release, items, pages, remarks, details } = result;
  const { changed, removed, page, drift } = details;
  return {
    ok: true,
    revision,
    release,
    vehicles: items,
    pages,
    rejected: v.parse(v.array(RejectedDocumentSchema), remarks.slice(0, MAX_REJECTED)),
    changes: { changed: changed.length, removed: removed.length, page },
    ...(drift && { drift: drift.slice(0, MAX_DRIFTED_PAGES) }),
  };
}

/** The result of publishing that threw an error. */
export function failedResult(error: unknown): PublishResult {
  const retryAfter = error instanceof HostingApiError ? error.retryAfter : 0;
  return { ok: false, problem: { kind: 'failed', message: describeError(error), retryAfter } };
}

/** Danish for staff, except the text of the error. */
export function problemText(problem: Problem): string {
  switch (problem.kind) {
    case 'shrunk':
      return publishingProblemsCopy.stockShrank(problem.before, problem.after);
    case 'missing_pages':
      return publishingProblemsCopy.missingPages(listFirst(problem.paths));
    case 'broken_links':
      return publishingProblemsCopy.brokenLinks(listFirst(problem.links));
    case 'failed':
      return problem.message;
  }
}

function listFirst(items: readonly string[]): string {
  const more = items.length - NAMED;
  return items.slice(0, NAMED).join(', ') + (more > 0 ? publishingProblemsCopy.andMore(more) : '');
}
