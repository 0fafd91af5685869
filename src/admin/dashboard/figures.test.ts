import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const vehicle = (
  status: 'available' | 'sold' | 'reserved',
  price: number,
  created: string,
  featured = false,
) => ({ status, price, featured, created_at: new Date(created) });

test('the dashboard counts statuses, sums the prices of available vehicles and looks back seven days', () => {
  expect(
    figuresOf(
      [
        vehicle('available', 100_000, '2026-11-20T00:00:00Z', true),
        vehicle('available', 50_000.5, '2026-11-14T12:00:00Z'),
        vehicle('available', 0, '2026-11-14T11:59:59Z'),
        vehicle('sold', 900_000, '2026-01-01T00:00:00Z', true),
        vehicle('reserved', 70_000, '2026-11-21T11:00:00Z'),
      ],
      NOW,
    ),
  ).toEqual({
    total: 5,
    addedThisWeek: 3,
    available: 3,
    totalValue: 150_000.5,
    featured: 2,
    sold: 1,
  });
});
