import { expect, test } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { aPriceEntry } from '#tests/support/price-entry.ts';
import { figuresOf } from './figures.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const vehicle = (
  status: 'available' | 'sold' | 'reserved',
  price: number,
  created: string,
  featured = false,
) => aVehicle({ status, price, featured, created_at: new Date(created) });

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
    unpublished: 0,
    totalValue: 150_000.5,
    featured: 2,
    sold: 1,
  });
});

test('the dashboard counts what visitors can buy, at the price that their page asks', () => {
  const sale = { is_on_sale: true, sale_price: 90_000, original_price: 100_000 };
  const offer = aVehicle({ price: 100_000, ...sale });
  const price_log = { v1: aPriceEntry('2026-11-20T10:00:00Z', { price: 100_000, ...sale }) };
  const kladde = { ...vehicle('available', 500_000, '2026-11-20T00:00:00Z'), unpublished: true };
  const figures = figuresOf([{ ...offer, price_log }, kladde], NOW);
  expect(figures).toMatchObject({ total: 2, available: 1, unpublished: 1, totalValue: 90_000 });
});
