import { addDays, danishDate, danishTime } from '../time/danish-date.ts';
import { type OpeningHours, openClock } from '../time/opening-hours.ts';
import { isFree, type TakenByDay } from './booking-day.ts';
import type { BookingPlan } from './booking-plan.ts';

/** How far ahead visitors can book, in days, and how long before the time at the latest. */
export const DAYS_AHEAD = 21;
const NOTICE_MS = 2 * 3_600_000;

/** A time that somebody can book: an office, a calendar date and when it begins, `HH:MM` in Denmark. */
export interface BookingTime {
  office: string;
  day: string;
  start: string;
}

export interface FreeDay {
  day: string;
  office: string;
  /** Where visitors choose between offices. */
  officeName?: string;
  starts: string[];
}

const CHOICE = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})@([a-z0-9-]{1,40})$/u;

/** A time as the value of a radio button: `2026-11-24T10:00@showroom`. */
export function timeChoice({ office, day, start }: BookingTime): string {
  return `${day}T${start}@${office}`;
}

/** The time of such a value; null for another text. */
export function chosenTime(text: string): BookingTime | null {
  const [, day, start, office] = CHOICE.exec(text) ?? [];
  return day && start && office ? { day, start, office } : null;
}

export function startOf({ day, start }: Pick<BookingTime, 'day' | 'start'>): Date {
  return new Date(danishTime(day, start));
}

export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

export function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The times at which bookings begin on a day, free or not, in minutes; none on a closed day. */
export function startsOf(day: string, plan: BookingPlan, hours: OpeningHours): number[] {
  const exception = plan.exceptions.find((other) => other.day === day);
  const open = exception ? (exception.open ? exception : null) : openClock(day, hours);
  if (!open) return [];
  const count = (minutesOf(open.closes) - minutesOf(open.opens)) / plan.minutes;
  return Array.from(
    { length: Math.floor(count) },
    (_, index) => minutesOf(open.opens) + index * plan.minutes,
  );
}

interface Question {
  plan: BookingPlan;
  hours: OpeningHours;
  taken: TakenByDay;
  vehicle: string;
  now: Date;
}

export function bookableDates(now: Date): string[] {
  const today = danishDate(now);
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => addDays(today, days));
}

/** The times at which visitors can see a vehicle, by day and office. */
export function freeTimes(question: Question): FreeDay[] {
  const { plan, now } = question;
  return bookableDates(now).flatMap((day) =>
    Object.keys(plan.capacity).flatMap((office) => {
      const starts = startsOf(day, plan, question.hours)
        .map(clockOf)
        .filter((start) => isBookable({ office, day, start }, question));
      return starts.length === 0 ? [] : [{ day, office, starts }];
    }),
  );
}

export function isBookable(time: BookingTime, question: Question): boolean {
  const { plan, hours, taken, vehicle, now } = question;
  const { office, day, start } = time;
  const from = minutesOf(start);
  return (
    bookableDates(now).includes(day) &&
    startsOf(day, plan, hours).includes(from) &&
    startOf(time).getTime() - now.getTime() >= NOTICE_MS &&
    isFree(
      { office, from, to: from + plan.minutes, vehicle },
      taken.get(day) ?? [],
      plan.capacity[office] ?? 0,
    )
  );
}
