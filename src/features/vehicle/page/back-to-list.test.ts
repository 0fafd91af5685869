// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { listPath } from './back-to-list.ts';

test('the way back is a list of this site and nothing else', () => {
  const { origin } = location;
  expect(listPath(`${origin}/inventory/tesla`)).toBe('/inventory/tesla');
  expect(listPath(`${origin}/inventory`)).toBe('/inventory');
  expect(listPath(`${origin}/inventory-of-others`)).toBeNull();
  expect(listPath(`${origin}/car/a`)).toBeNull();
  expect(listPath('https://other.example/inventory')).toBeNull();
  expect(listPath('')).toBeNull();
  expect(listPath(null)).toBeNull();
});
