import { staffInquiryCopy as copy } from '#copy/admin/inquiry.ts';

const HOUR_MS = 3_600_000;
/** The site promises an answer within a day. */
const PROMISED_HOURS = 24;

export interface Waiting {
  text: string;
  overdue: boolean;
}

/** How long an inquiry has waited, against the promised 24 hours. */
export function waitingSince(created: Date, now: Date): Waiting {
  const hours = Math.max(0, Math.floor((now.getTime() - created.getTime()) / HOUR_MS));
  if (hours < PROMISED_HOURS) return { text: copy.within(hours), overdue: false };
  const text = hours < 48 ? copy.overdue(hours) : copy.waitedDays(Math.floor(hours / 24));
  return { text, overdue: true };
}
