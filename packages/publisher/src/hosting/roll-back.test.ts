import { expect, it } from 'vitest';
import { versionToGoBackTo } from './roll-back.ts';

/** The version to go back to after releases in this order, of which some are not stored or partial. */
const after = (order: string, expired = '', partial = '') =>
  versionToGoBackTo(
    order
      .split(' ')
      .filter(Boolean)
      .map((version) => ({
        version,
        stored: !expired.includes(version),
        partial: partial.includes(version),
      }))
      .toReversed(),
  );

it.each([
  ['v1 v2 v3', 'v2'],
  ['v1 v2 v3 v2', 'v1'],
  ['v1 v2 v3 v2 v4', 'v2'],
  ['v1 v2 v3 v2 v4 v2', 'v1'],
  ['v1 v2 v3 v1 v4', 'v1'],
  ['v1 v2 v3 v2 v3', 'v2'],
  ['v1 v2 v2', 'v1'],
])('after the releases %s a rollback goes to %s', (order, version) => {
  expect(after(order)).toBe(version);
});

it('a rollback skips a version whose files are no longer stored', () => {
  expect(after('v1 v2 v3', 'v2')).toBe('v1');
});

it('a rollback of an edit that made two releases goes to the one before both', () => {
  expect(after('v1 v2 v3', '', 'v2')).toBe('v1');
});

it.each(['', 'v1', 'v1 v2 v1'])(
  'after the releases "%s" there is nothing to go back to',
  (order) => {
    expect(after(order)).toBeNull();
  },
);
