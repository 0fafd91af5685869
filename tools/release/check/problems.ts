import { publishingProblemsCopy } from '#copy/staff/publishing-problems.ts';
import type { PublishingFailure } from '#domain/publishing.ts';

export type CheckResult = { ok: true } | { ok: false; problem: string; failure: PublishingFailure };

/** How many pages or links a problem names. */
const NAMED = 3;

/** The stock shrank by more than half, which staff must confirm with 'Publicér alligevel'. */
export function shrinkProblem(before: number, after: number, force: boolean): CheckResult {
  if (force || after * 2 >= before) return { ok: true };
  const problem = publishingProblemsCopy.stockShrank(before, after);
  return { ok: false, problem, failure: 'stock_shrank' };
}

export function missingPagesProblem(paths: string[]): CheckResult {
  if (paths.length === 0) return { ok: true };
  return technical(publishingProblemsCopy.missingPages(listFirst(paths)));
}

export function brokenLinksProblem(links: string[]): CheckResult {
  if (links.length === 0) return { ok: true };
  return technical(publishingProblemsCopy.brokenLinks(listFirst(links)));
}

function technical(problem: string): CheckResult {
  return { ok: false, problem, failure: 'technical' };
}

function listFirst(items: string[]): string {
  const more = items.length - NAMED;
  return items.slice(0, NAMED).join(', ') + (more > 0 ? publishingProblemsCopy.andMore(more) : '');
}
