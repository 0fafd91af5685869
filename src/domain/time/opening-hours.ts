import { addDays, danishDate, danishTime } from './danish-date.ts';

export interface OpenClock {
  opens: string;
  closes: string;
}

/** When somebody is there to answer; clock times are Danish, `HH:MM`. */
export interface OpeningHours {
  /** Monday to Friday. */
  weekdays: OpenClock;
  /** Closed on that day where it is left out. */
  saturday?: OpenClock | null;
  sunday?: OpenClock | null;
  /** Days of each year, `MM-DD`, on which the dealer is closed in addition to public holidays. */
  closedDays: readonly string[];
}

const MINUTE_MS = 60_000;
/** Promises are rounded up, since `kl. 10.20` reads better than `kl. 10.17`. */
const ROUNDED_TO_MS = 5 * MINUTE_MS;
/** Longer than any number of closed days in a row. */
const MOST_DAYS = 400;

const NEVER_OPEN = 'The dealer is never open.';

/** The moment at which `minutes` of opening hours have passed since `from`, rounded up to five minutes. */
export function afterOpenMinutes(from: Date, minutes: number, hours: OpeningHours): Date {
  let remaining = minutes * MINUTE_MS;
  let day = danishDate(from);
  for (let count = 0; count < MOST_DAYS; count += 1, day = addDays(day, 1)) {
    const open = openPart(day, hours);
    if (!open) continue;
    const start = Math.max(open.start, from.getTime());
    const available = open.end - start;
    if (available >= remaining && available > 0) {
      return new Date(Math.ceil((start + remaining) / ROUNDED_TO_MS) * ROUNDED_TO_MS);
    }
    remaining -= Math.max(0, available);
  }
  throw new RangeError(NEVER_OPEN);
}

/** Whether the dealer is open, and when that changes. */
export interface OpeningState {
  isOpen: boolean;
  changes: Date;
}

export function openingState(now: Date, hours: OpeningHours): OpeningState {
  let day = danishDate(now);
  for (let count = 0; count < MOST_DAYS; count += 1, day = addDays(day, 1)) {
    const open = openPart(day, hours);
    if (!open || open.end <= now.getTime()) continue;
    const isOpen = open.start <= now.getTime();
    return { isOpen, changes: new Date(isOpen ? open.end : open.start) };
  }
  throw new RangeError(NEVER_OPEN);
}

/** The whole minutes of opening hours between two moments; 0 where the second is not later. */
export function openMinutesBetween(from: Date, to: Date, hours: OpeningHours): number {
  let sum = 0;
  const last = danishDate(to);
  for (let day = danishDate(from); day <= last; day = addDays(day, 1)) {
    const open = openPart(day, hours);
    if (!open) continue;
    sum += Math.max(0, Math.min(open.end, to.getTime()) - Math.max(open.start, from.getTime()));
  }
  return Math.floor(sum / MINUTE_MS);
}

/** When the dealer is open on a calendar date, as times in milliseconds; null for a closed day. */
function openPart(day: string, hours: OpeningHours) {
  const open = openClock(day, hours);
  return open && { start: danishTime(day, open.opens), end: danishTime(day, open.closes) };
}

/** When the dealer opens and closes on a calendar date, `HH:MM` in Denmark; null for a closed day. */
export function openClock(day: string, hours: OpeningHours): OpenClock | null {
  if (hours.closedDays.includes(day.slice(5)) || isPublicHoliday(day)) return null;
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (weekday === 0) return hours.sunday ?? null;
  return weekday === 6 ? (hours.saturday ?? null) : hours.weekdays;
}

/** Days from Easter Sunday: Maundy Thursday, Good Friday, both Easter days, Ascension, both Pentecost days. */
const MOVABLE_HOLIDAYS = [-3, -2, 0, 1, 39, 49, 50];
const FIXED_HOLIDAYS = ['01-01', '12-25', '12-26'];

/** Whether a date, `YYYY-MM-DD`, is a Danish public holiday (Great Prayer Day is none since 2024). */
export function isPublicHoliday(day: string): boolean {
  if (FIXED_HOLIDAYS.includes(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return MOVABLE_HOLIDAYS.some((days) => addDays(easter, days) === day);
}

/** The date of Easter Sunday, by the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, ch. 8). */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  const month = String(Math.floor(sum / 31)).padStart(2, '0');
  return `${year}-${month}-${String((sum % 31) + 1).padStart(2, '0')}`;
}
