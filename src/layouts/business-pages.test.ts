import { expect, test } from 'vitest';
import { aPublicVehicle } from '#tests/support/catalogue-builders.ts';
import { businessPages } from './business-pages.ts';
import { marketingPages } from './marketing-pages.ts';

const suits = (path: string, fields: Parameters<typeof aPublicVehicle>[0]) =>
  businessPages[path]?.(aPublicVehicle(fields));

test('every page of the business menu has vehicles that suit it and a form', () => {
  const pages = marketingPages.filter(({ menu }) => menu.group === 'business');
  expect(pages.length).toBeGreaterThan(0);
  for (const { path, form, vehicles } of pages)
    expect([businessPages[path], form, vehicles]).not.toContain(undefined);
});

test('the business pages show vehicles of their kind', () => {
  expect(suits('/van-solutions', { model: 'Transit Custom', variant: 'L2H1' })).toBe(true);
  expect(suits('/van-solutions', { model: 'Caddy', variant: 'Life' })).toBe(false);
  expect(suits('/van-solutions', { model: 'V60' })).toBe(false);
  expect(suits('/van-solutions', { model: 'Transit Custom', body_type: 'mpv' })).toBe(false);
  expect(suits('/van-solutions', { model: 'e-Berlingo L1', body_type: 'van' })).toBe(true);
  expect(suits('/van-solutions', { model: 'ID. Cargo', body_type: 'van' })).toBe(true);
  expect(suits('/taxi-rental', { fuel_type: 'electric', gearkasse: 'automatic' })).toBe(true);
  expect(suits('/taxi-rental', { fuel_type: 'hybrid', gearkasse: 'manual' })).toBe(false);
  expect(suits('/skolevogn', { price: 150_000 })).toBe(true);
  expect(suits('/skolevogn', { price: 0 })).toBe(false);
  const leased = { flexleasing_enabled: true, flexleasing_erhverv_monthly_payment: 3000 };
  expect(suits('/business-leasing', leased)).toBe(true);
  expect(suits('/business-leasing', {})).toBe(false);
});
