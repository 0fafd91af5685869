// Made at their first use: the first formatter of a page takes a slow phone a tenth of a second.
let date: Intl.DateTimeFormat | undefined;
let clock: Intl.DateTimeFormat | undefined;

/** Until this hour of UTC the date is that of Denmark, which is one or two hours ahead. */
const SAME_DATE_UNTIL = '22';
const HOUR_MS = 3_600_000;

/** The calendar date of a time in Denmark, `YYYY-MM-DD`. */
export function danishDate(time: Date): string {
  const utc = time.toISOString();
  if (utc.slice(11) < SAME_DATE_UNTIL) return utc.slice(0, 10);
  // Sweden writes dates so.
  date ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Copenhagen' });
  return date.format(time);
}

/** The date `days` after a calendar date, before it where negative; both `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const time = new Date(`${day}T12:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

/** A clock time, `HH:MM`, of a Danish day in milliseconds, at the offset of that time. */
export function danishTime(day: string, time: string): number {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Europe/Copenhagen',
  });
  const utc = Date.parse(`${day}T${time}:00Z`);
  const summer = utc - 2 * HOUR_MS;
  return clock.format(summer) === time ? summer : utc - HOUR_MS;
}

/** The first moment of a calendar date in Denmark, which is one or two hours before that of UTC. */
export function startOfDanishDay(day: string): Date {
  return new Date(danishTime(day, '00:00'));
}

/** The moment at which a calendar date is over in Denmark; null where that is past at `now`. */
export function endOfDanishDay(day: string, now: Date): Date | null {
  const end = startOfDanishDay(addDays(day, 1));
  return end > now ? end : null;
}
