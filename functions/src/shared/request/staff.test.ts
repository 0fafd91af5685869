import { expect, test } from 'vitest';
import { callingStaff, memberOf } from './staff.ts';

const withFactor = { firebase: { sign_in_second_factor: 'totp' } };

test('a session without a second factor is no member where the dealer demands one of the role', () => {
  const owner = { uid: 'u1', email: 'chef@eksempel.dk', role: 'owner' };
  const sales = { uid: 'u2', email: 'salg@eksempel.dk', role: 'sales' };
  expect(memberOf(owner, 'nobody')).toEqual(owner);
  expect(memberOf(owner, 'owners')).toBe('no_second_factor');
  expect(memberOf({ ...owner, ...withFactor }, 'owners')).toEqual(owner);
  expect(memberOf(sales, 'owners')).toEqual(sales);
  expect(memberOf(sales, 'everybody')).toBe('no_second_factor');
  // An account without a role has no access, however it signs in.
  expect(memberOf({ uid: 'u3', ...withFactor }, 'everybody')).toBeNull();
});

test('a staff endpoint refuses a session without the demanded second factor by name', async () => {
  const request = {
    ...{ method: 'GET', path: '/api/staff', query: new URLSearchParams(), address: '' },
    ...{ headers: { authorization: 'Bearer token' }, body: Buffer.alloc(0) },
  };
  const caller = await callingStaff(request, async () => 'no_second_factor', 'staff');
  expect('refused' in caller && caller.refused).toMatchObject({
    status: 403,
    body: JSON.stringify({ ok: false, error: 'second_factor' }),
  });
});
