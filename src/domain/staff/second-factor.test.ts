import { expect, test } from 'vitest';
import { ROLES } from './roles.ts';
import { hasSecondFactor, needsSecondFactor, SECOND_FACTOR_DEMANDS } from './second-factor.ts';

test('a second factor is demanded of nobody, of owners or of all staff', () => {
  const demanded = SECOND_FACTOR_DEMANDS.map((demand) =>
    ROLES.filter((role) => needsSecondFactor(demand, role)),
  );
  expect(demanded).toEqual([[], ['owner'], [...ROLES]]);
});

test('only the claim of Firebase says that a sign-in had a second factor', () => {
  expect(hasSecondFactor({ firebase: { sign_in_second_factor: 'totp' } })).toBe(true);
  for (const firebase of [undefined, null, 'totp', {}, { sign_in_second_factor: true }]) {
    expect(hasSecondFactor({ firebase, sign_in_second_factor: 'totp' })).toBe(false);
  }
});
