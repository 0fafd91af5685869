import * as v from 'valibot';
import { REPORTED_DIRECTIVES, type Violation, ViolationReportSchema } from '#domain/violation.ts';

/** Extensions change pages without the site having a part in it. */
const EXTENSION = /^[a-z-]*extension:?/u;

/**
 * The violation in a browser's report: null where it is no report, `ignored` where it is not about a
 * page of `origin` or comes from an extension.
 */
export function readViolation(report: unknown, origin: string): Violation | 'ignored' | null {
  const parsed = v.safeParse(ViolationReportSchema, report);
  if (!parsed.success) return null;
  const { 'csp-report': fields } = parsed.output;
  const page = URL.parse(fields['document-uri']);
  const [source, blocked] = [fields['source-file'], fields['blocked-uri']];
  if (page?.origin !== origin || EXTENSION.test(source) || EXTENSION.test(blocked))
    return 'ignored';
  const [name] = (fields['effective-directive'] || fields['violated-directive']).split(' ');
  return {
    directive: REPORTED_DIRECTIVES.find((known) => known === name) ?? 'other',
    page: page.pathname.slice(0, 200),
    blocked: blockedThing(blocked),
  };
}

/** Words are not addresses; of an address, the path may say something about the visitor. */
function blockedThing(blocked: string): string {
  if (/^[a-z-]{0,30}$/u.test(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (url === null) return 'unreadable';
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, 200);
}
