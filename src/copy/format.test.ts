import { afterEach, describe, expect, it, vi } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import {
  formatClock,
  formatDate,
  formatDecimal,
  formatDkk,
  formatKilometres,
  formatKroner,
  formatMonthly,
  vehiclesText,
  withoutBadBreaks,
} from './format.ts';
import { formatDateTime, formatRecent } from './format-time.ts';
import { conditionLabel, fuelLabel, gearboxLabel, mileageLabel } from './labels.ts';

afterEach(() => void vi.useRealTimers());

it('a time of another day is written with its date', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T16:10:00Z') });
  const loadedAt = new Date('2026-11-28T16:05:00Z');
  expect(formatRecent(loadedAt)).toBe('17.05');
  vi.setSystemTime(new Date('2026-11-29T06:30:00Z'));
  expect(formatRecent(loadedAt)).toBe('28.11.2026 kl. 17.05');
});

it('one vehicle is counted in the singular, whether its number is formatted or not', () => {
  expect([0, 1, '1', 2, '1.234'].map(vehiclesText)).toEqual([
    ...['0 biler', '1 bil', '1 bil', '2 biler', '1.234 biler'],
  ]);
});

describe('Danish formats', () => {
  it.each([
    [formatKroner(349_900), '349.900 kr.'],
    [formatKroner(1095.5), '1.095,50 kr.'],
    [formatDkk(7900), '7.900 DKK'],
    [formatMonthly(3995), '3.995 kr./md.'],
    [formatKilometres(84_000), '84.000 km'],
    [formatDecimal(77.4), '77,4'],
    [formatDate('2026-03-05'), '05.03.2026'],
    [formatDate(new Date('2026-03-05T10:00:00Z')), '05.03.2026'],
    // Summer time: 23:30 UTC is already the next day in Denmark.
    [formatDate(new Date('2026-06-30T23:30:00Z')), '01.07.2026'],
    [formatClock(new Date('2026-01-05T13:32:00Z')), '14.32'],
    [formatClock('09:45'), '09.45'],
    [formatDateTime(new Date('2026-07-05T13:32:00Z')), '05.07.2026 kl. 15.32'],
  ])('the text %s is in Danish notation', (formatted, expected) => {
    expect(formatted).toBe(expected);
  });
});

describe('the labels of vehicles and accessories', () => {
  it('a vehicle without a fuel type is labelled petrol', () => {
    expect([fuelLabel(null), fuelLabel('electric')]).toEqual(['Benzin', 'El']);
  });

  it('a vehicle without kilometres is labelled new', () => {
    expect([mileageLabel(null), mileageLabel(0), mileageLabel(1200)]).toEqual([
      'Ny bil',
      'Ny bil',
      '1.200 km',
    ]);
  });

  it('the gearbox label prefers gearkasse to transmission', () => {
    expect(gearboxLabel(aVehicle({ gearkasse: 'tiptronic', transmission: 'manual' }))).toBe(
      'Tiptronic',
    );
    expect(gearboxLabel(aVehicle({ gearkasse: null, transmission: 'Automatic' }))).toBe(
      'Automatisk',
    );
    expect(gearboxLabel(aVehicle({ gearkasse: null, transmission: 'CVT' }))).toBe('CVT');
    expect(gearboxLabel(aVehicle({ gearkasse: null, transmission: ' ' }))).toBeNull();
  });

  it('every accessory condition has a label, and a missing condition is labelled good', () => {
    const conditions = ['excellent', 'very_good', 'good', 'fair', 'new', null] as const;
    expect(conditions.map(conditionLabel)).toEqual([
      'Som ny',
      'Meget god stand',
      'God stand',
      'Brugbar stand',
      'Ny',
      'God stand',
    ]);
  });
});

it('no line begins with a point, or ends before a unit or after “I”', () => {
  expect(withoutBadBreaks('12 måneder · 20.000 km/år · I alt 74.940 kr.')).toBe(
    '12\u00a0måneder\u00a0· 20.000\u00a0km/år\u00a0· I\u00a0alt 74.940\u00a0kr.',
  );
  expect(withoutBadBreaks('Til 10.01.2031 (49 måneder), 6-7 mm i alt')).toBe(
    'Til 10.01.2031 (49\u00a0måneder), 6-7\u00a0mm i\u00a0alt',
  );
});
