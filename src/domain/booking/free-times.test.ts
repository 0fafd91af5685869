import { expect, test } from 'vitest';
import { isFree, type Taken } from './booking-day.ts';
import { type BookingPlan, defaultPlan } from './booking-plan.ts';
import { chosenTime, freeTimes, isBookable, startOf, timeChoice } from './free-times.ts';

const HOURS = { weekdays: { opens: '09:00', closes: '18:00' }, closedDays: ['12-24'] };
const PLAN: BookingPlan = { ...defaultPlan([{ id: 'showroom' }, { id: 'city' }]), minutes: 60 };

function free(now: string, plan: Partial<BookingPlan> = {}, taken: Record<string, Taken[]> = {}) {
  const days = freeTimes({
    ...{ plan: { ...PLAN, ...plan }, hours: HOURS, vehicle: 'volvo', now: new Date(now) },
    taken: new Map(Object.entries(taken)),
  });
  return Object.fromEntries(days.map(({ day, starts }) => [day, starts]));
}

const place = (fields: Partial<Taken> = {}): Taken => ({
  ...{ id: 'a', office: 'showroom', from: 600, to: 660, vehicle: 'audi' },
  ...fields,
});

test('free times are those of the opening hours, from two hours ahead, without closed days', () => {
  // Thursday 17 December 2026 at 15.10.
  const days = free('2026-12-17T14:10:00Z');
  expect(Object.keys(days)).toEqual([
    ...['2026-12-18', '2026-12-21', '2026-12-22', '2026-12-23', '2026-12-28', '2026-12-29'],
    ...['2026-12-30', '2026-12-31', '2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07'],
  ]);
  expect(days['2026-12-18']).toEqual(
    ['09', '10', '11', '12', '13', '14', '15', '16', '17'].map((hour) => `${hour}:00`),
  );
  // At 14.00 the last hour of the day begins in three hours.
  expect(free('2026-12-17T13:00:00Z')['2026-12-17']).toEqual(['16:00', '17:00']);
});

test('an exception opens a Sunday or closes a weekday, and only times that end before closing are free', () => {
  const days = free('2026-11-24T06:00:00Z', {
    minutes: 45,
    exceptions: [
      { day: '2026-11-29', open: true, opens: '10:00', closes: '12:00' },
      { day: '2026-11-25', open: false, opens: '09:00', closes: '18:00' },
    ],
  });
  expect(days['2026-11-29']).toEqual(['10:00', '10:45']);
  expect(days['2026-11-25']).toBeUndefined();
  expect(days['2026-11-24']?.at(-1)).toBe('17:15');
});

test('a time keeps its Danish clock on both days on which the clocks change', () => {
  const exceptions = ['2026-10-25', '2027-03-28'].map((day) => ({
    ...{ day, open: true, opens: '10:00', closes: '12:00' },
  }));
  expect(free('2026-10-20T10:00:00Z', { exceptions })['2026-10-25']).toEqual(['10:00', '11:00']);
  expect(free('2027-03-22T10:00:00Z', { exceptions })['2027-03-28']).toEqual(['10:00', '11:00']);
  // Winter time has begun on that day of October, and summer time on that of March.
  expect(startOf({ day: '2026-10-25', start: '10:00' }).toISOString()).toMatch(/T09:00/u);
  expect(startOf({ day: '2026-10-24', start: '10:00' }).toISOString()).toMatch(/T08:00/u);
  expect(startOf({ day: '2027-03-28', start: '10:00' }).toISOString()).toMatch(/T08:00/u);
  expect(startOf({ day: '2027-03-27', start: '10:00' }).toISOString()).toMatch(/T09:00/u);
});

test('a time is taken when the office is full, the car is shown elsewhere, or staff block it', () => {
  const wanted = { office: 'showroom', from: 600, to: 660, vehicle: 'volvo' };
  const is = (taken: Taken[], capacity = 2) => isFree(wanted, taken, capacity);
  expect(is([place()])).toBe(true);
  expect(is([place(), place({ id: 'b', vehicle: 'bmw' })])).toBe(false);
  expect(is([place({ office: 'city', vehicle: 'volvo' })])).toBe(false);
  expect(is([place({ vehicle: null })])).toBe(false);
  expect(is([place({ office: 'city', vehicle: null })])).toBe(true);
  expect(is([], 0)).toBe(false);
  // Bookings one after the other never overlap.
  expect(is([place({ to: 630 }), place({ id: 'b', from: 630, vehicle: 'bmw' })])).toBe(true);
  expect(is([place({ from: 540, to: 600 }), place({ id: 'b', from: 660, to: 720 })], 1)).toBe(true);
});

test('a taken time is not offered, and a time between the offered ones cannot be booked', () => {
  const taken = { '2026-11-25': [place({ vehicle: null, from: 540, to: 900 })] };
  expect(free('2026-11-24T06:00:00Z', {}, taken)['2026-11-25']).toEqual([
    ...['15:00', '16:00', '17:00'],
  ]);
  const question = { plan: PLAN, hours: HOURS, taken: new Map(), vehicle: 'volvo' };
  const ask = (day: string, start: string, office = 'showroom') =>
    isBookable({ day, start, office }, { ...question, now: new Date('2026-11-24T06:00:00Z') });
  expect(ask('2026-11-25', '10:00')).toBe(true);
  expect(ask('2026-11-25', '10:30')).toBe(false);
  expect(ask('2026-11-25', '10:00', 'city')).toBe(false);
  expect(ask('2026-11-25', '10:00', 'nowhere')).toBe(false);
  expect(ask('2026-11-23', '10:00')).toBe(false);
  expect(ask('2027-11-25', '10:00')).toBe(false);
});

test('the value of a radio button names its time', () => {
  const time = { office: 'showroom', day: '2026-11-25', start: '10:00' };
  expect(chosenTime(timeChoice(time))).toEqual(time);
  for (const text of ['', 'x', '2026-11-25T10:00', '2026-11-25T10:00@', `${timeChoice(time)} x`]) {
    expect(chosenTime(text), text).toBeNull();
  }
});
