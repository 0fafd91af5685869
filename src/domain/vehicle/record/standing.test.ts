import { expect, test } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { standingLong, usualTime } from './standing.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const forSale = (days: number, id = String(days)) => aVehicle({ id, created_at: daysAgo(days) });
const sold = (days: number, soldAgo = 10) =>
  aVehicle({
    id: `sold${days}`,
    status: 'sold',
    created_at: daysAgo(soldAgo + days),
    sold_date: daysAgo(soldAgo),
  });

test('the usual time is the median of the sold vehicles, even where the present stock differs', () => {
  const vehicles = [...[10, 20, 30, 40, 400].map((days) => sold(days)), forSale(900)];
  expect(usualTime(vehicles, NOW)).toEqual({ days: 30, sold: 5 });
});

test('too few sold vehicles make the usual time that of the present stock, and it says so', () => {
  const vehicles = [sold(1), ...[2, 4, 6, 8, 10, 12].map((days) => forSale(days))];
  expect(usualTime(vehicles, NOW)).toEqual({ days: 7, sold: null });
  expect(usualTime(vehicles.slice(0, 4), NOW)).toBeNull();
  // As an import stores them.
  const imported = Array.from({ length: 9 }, () => [sold(0), forSale(0)]).flat();
  expect(usualTime([...vehicles, ...imported], NOW)).toEqual({ days: 7, sold: null });
});

test('only vehicles that visitors can buy stand too long, the longest first', () => {
  const vehicles = [
    forSale(31),
    forSale(30),
    forSale(90),
    aVehicle({ id: 'reserved', status: 'reserved', created_at: daysAgo(99) }),
    { ...forSale(99, 'draft'), unpublished: true },
    { ...forSale(99, 'trash'), trashed_at: NOW },
  ];
  expect(standingLong(vehicles, { days: 30, sold: 5 }, NOW).map(({ id }) => id)).toEqual([
    '90',
    '31',
  ]);
});
