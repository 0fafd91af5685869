/** A calendar date in some time zone. */
export interface LocalDate {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
}

/** Whether a name is a known IANA time zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    formatterOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

/** The date in a time zone at an instant, `offsetDays` later. */
export function dateAt(instant: number, timeZone: string, offsetDays: number): LocalDate {
  const wall = new Date(wallClock(instant, timeZone));
  const date = new Date(
    Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate() + offsetDays),
  );
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

/** The instant of a local time; null where daylight saving time skips it. */
export function instantAt(
  { year, month, day }: LocalDate,
  hour: number,
  minute: number,
  timeZone: string,
): number | null {
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  // A change of the UTC offset lies within a day, so one of these two offsets is right.
  for (const guess of [wall - 86_400_000, wall + 86_400_000]) {
    const instant = wall - (wallClock(guess, timeZone) - guess);
    if (wallClock(instant, timeZone) === wall) return instant;
  }
  return null;
}

/** The local time, encoded as if it were UTC, in whole minutes. */
function wallClock(instant: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) {
    parts[type] = Number(value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}
