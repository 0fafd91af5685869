import * as v from 'valibot';
import { REPORTED_DIRECTIVES, type Violation, ViolationReportSchema } from '#domain/violation.ts';

/** Extensions change pages without the site having a part in it. */
const EXTENSION = /^[a-z-]*extension:?/u;

/** The violations in a browser's report about pages of `origin`; null where it is no report. */
export function readViolations(report: unknown, origin: string): Violation[] | null {
  const parsed = v.safeParse(ViolationReportSchema, report);
  if (!parsed.success) return null;
  return parsed.output.flatMap(({ page, directive, blocked, source }) => {
    const url = URL.parse(page);
    if (url?.origin !== origin) return [];
    if (EXTENSION.test(source) || EXTENSION.test(blocked)) return [];
    const name = directive.split(' ')[0];
    return [
      {
        directive: REPORTED_DIRECTIVES.find((known) => known === name) ?? 'other',
        page: url.pathname.slice(0, 200),
        blocked: blockedThing(blocked),
      },
    ];
  });
}

/** Words are not addresses; of an address, the path may say something about the visitor. */
function blockedThing(blocked: string): string {
  if (/^[a-z-]{0,30}$/u.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (url === null) return 'unreadable';
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, 200);
}
