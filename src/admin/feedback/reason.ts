import { serviceErrorCopy as copy } from '#copy/admin/shell.ts';
import { serviceError } from '#firebase/service/service-error.ts';
import { StaffError } from './staff-error.ts';

export interface Reason {
  /** Danish, for staff. */
  sentence: string;
  /** The text of the service, for the webmaster; undefined where the sentence says it all. */
  details?: string | undefined;
}

/** The reason of a failure; a text or a `StaffError` is the sentence itself. */
export function reasonOf(cause: unknown): Reason {
  if (typeof cause === 'string') return { sentence: cause };
  if (cause instanceof StaffError) return { sentence: cause.message };
  const { problem, message, forStaff } = serviceError(cause);
  if (forStaff) return { sentence: message };
  return { sentence: copy[problem], details: withoutRuleLines(message) };
}

/** The emulator adds which lines of the rules were false, which means nothing to staff. */
function withoutRuleLines(message: string): string {
  return message.replace(/\s*\bline \d+: (?:true|false|null).*$/su, '').trim();
}
