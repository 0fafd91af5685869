// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { listPath } from './back-to-list.ts';

test('the way back is a list of this site and nothing else', () => {
  const { origin } = location;
  expect(listPath(`${origin}/inventory/tesla`, '/inventory')).toBe('/inventory/tesla');
  expect(listPath(`${origin}/inventory`, '/inventory')).toBe('/inventory');
  expect(listPath(`${origin}/inventory-of-others`, '/inventory')).toBeNull();
  expect(listPath(`${origin}/car/a`, '/inventory')).toBeNull();
  expect(listPath('https://other.example/inventory', '/inventory')).toBeNull();
  expect(listPath('', '/inventory')).toBeNull();
  expect(listPath(null, '/inventory')).toBeNull();
});
