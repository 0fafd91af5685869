import { dateAt, instantAt, isTimeZone, type LocalDate } from './time-zone.ts';

/** Returns when a function is due next after `after`; both in epoch milliseconds. */
export interface Schedule {
  next(after: number): number;
}

const MINUTE = 60_000;
const MINUTES: Record<string, number> = { minute: 1, minutes: 1, mins: 1, hour: 60, hours: 60 };
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Reads `every 5 minutes`, `every day 03:30`, `every monday 09:00` and the five fields of cron.
 * Null where the text or the time zone cannot be read.
 */
export function parseSchedule(text: string, timeZone: string): Schedule | null {
  if (!isTimeZone(timeZone)) return null;
  return parseInterval(text) ?? parseEveryDay(text, timeZone) ?? parseCron(text, timeZone);
}

function parseInterval(text: string): Schedule | null {
  const match = /^every (\d+) (\w+)$/i.exec(text.trim());
  const minutes = Number(match?.[1]) * (MINUTES[match?.[2]?.toLowerCase() ?? ''] ?? Number.NaN);
  if (!(minutes > 0)) return null;
  const step = minutes * MINUTE;
  return { next: (after) => (Math.floor(after / step) + 1) * step };
}

function parseEveryDay(text: string, timeZone: string): Schedule | null {
  const match = /^every (\w+)(?: (\d{1,2}):(\d{2}))?$/i.exec(text.trim());
  const day = match?.[1]?.toLowerCase();
  if (match === null || day === undefined) return null;
  const weekday = WEEKDAYS.findIndex((name) => day.startsWith(name) && day.endsWith('day'));
  if (day !== 'day' && weekday < 0) return null;
  const time = `${Number(match[3] ?? 0)} ${Number(match[2] ?? 0)}`;
  return parseCron(`${time} * * ${day === 'day' ? '*' : weekday}`, timeZone);
}

function parseCron(text: string, timeZone: string): Schedule | null {
  const [minute, hour, day, month, weekday, ...more] = text.trim().split(/\s+/);
  if (weekday === undefined || more.length > 0) return null;
  const minutes = parseField(minute, 0, 59);
  const hours = parseField(hour, 0, 23);
  const days = parseField(day, 1, 31);
  const months = parseField(month, 1, 12, MONTHS);
  const weekdays = parseField(weekday, 0, 7, WEEKDAYS);
  if (!minutes || !hours || !days || !months || !weekdays) return null;
  if (weekdays.has(7)) weekdays.add(0);
  // Cron's rule: where day of month and weekday are both restricted, one match suffices.
  const either = day !== '*' && weekday !== '*';
  const onDay = (date: LocalDate) => {
    const [byDay, byWeekday] = [days.has(date.day), weekdays.has(date.weekday)];
    return months.has(date.month) && (either ? byDay || byWeekday : byDay && byWeekday);
  };
  return { next: (after) => nextMatch(after, timeZone, onDay, sorted(hours), sorted(minutes)) };
}

const LONGEST_SEARCH_DAYS = 366 * 8;

function nextMatch(
  after: number,
  timeZone: string,
  onDay: (date: LocalDate) => boolean,
  hours: number[],
  minutes: number[],
): number {
  for (let offset = 0; offset < LONGEST_SEARCH_DAYS; offset += 1) {
    const date = dateAt(after, timeZone, offset);
    if (!onDay(date)) continue;
    for (const hour of hours) {
      for (const minute of minutes) {
        const instant = instantAt(date, hour, minute, timeZone);
        if (instant !== null && instant > after) return instant;
      }
    }
  }
  // A date such as 31 February never occurs.
  return Number.MAX_SAFE_INTEGER;
}

function parseField(
  text: string | undefined,
  low: number,
  high: number,
  names: string[] = [],
): Set<number> | null {
  const found = new Set<number>();
  for (const part of (text ?? '').toLowerCase().split(',')) {
    const match = /^(?:\*|(\w+)(?:-(\w+))?)(?:\/(\d+))?$/.exec(part);
    if (match === null) return null;
    const step = match[3] === undefined ? 1 : Number(match[3]);
    const from = match[1] === undefined ? low : fieldValue(match[1], low, names);
    const openEnd = match[1] === undefined || (match[3] !== undefined && match[2] === undefined);
    const to = openEnd ? high : fieldValue(match[2] ?? match[1] ?? '', low, names);
    if (!(step > 0 && from >= low && to <= high && from <= to)) return null;
    for (let value = from; value <= to; value += step) found.add(value);
  }
  return found;
}

function fieldValue(text: string, low: number, names: string[]): number {
  const index = names.indexOf(text);
  if (index >= 0) return names === MONTHS ? index + low : index;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

const sorted = (values: Set<number>) => [...values].sort((a, b) => a - b);
