import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RegisterQuery, RegisterVehicle } from '#domain/vehicle/register.ts';
import { cachedRegister } from '#functions/src/register/cached-register.ts';
import { lookUpVehicle } from '#functions/src/register/look-up-vehicle.ts';
import { RegisterError } from '#functions/src/register/register.ts';
import {
  apiRequest,
  postJson,
  startTestEmulator,
  type TestEmulator,
  testClock,
} from '../support.ts';

const PATH = '/api/register';
const STAFF = { authorization: 'Bearer staff' };
const GOLF: RegisterVehicle = { make: 'Volkswagen', model: 'Golf', year: 2021 };

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());
beforeEach(async () => {
  asked = [];
  await emulator.clear();
});

const clock = testClock();
let asked: RegisterQuery[] = [];
let answer = (): RegisterVehicle | null => GOLF;

const MEMBER = { uid: 'u1', email: 'salg@eksempel.dk', role: 'sales' } as const;

const deps = (available = true) => ({
  staffMember: async (token: string) => (token === 'staff' ? MEMBER : null),
  register: available
    ? cachedRegister(
        async (query) => {
          asked.push(query);
          return answer();
        },
        { db: emulator.db, now: clock.now },
      )
    : null,
});

async function post(body: unknown, headers: Record<string, string> = STAFF, available = true) {
  const { status, body: text } = await lookUpVehicle(
    postJson(PATH, body, headers),
    deps(available),
  );
  return { status, ...JSON.parse(String(text)) };
}

describe('the register of motor vehicles', () => {
  it('answers staff alone', async () => {
    const number = { number: 'AB 12 345' };
    expect(await post(number, {})).toMatchObject({ status: 401 });
    expect(await post(number, { authorization: 'Bearer visitor' })).toMatchObject({ status: 403 });
    expect(asked).toEqual([]);
    expect(await post(number)).toEqual({ status: 200, ok: true, vehicle: GOLF });
    expect(asked).toEqual([{ kind: 'plate', number: 'AB12345' }]);
  });

  it('the register of motor vehicles is not available without a key, which staff can ask', async () => {
    const get = async (available: boolean) =>
      JSON.parse(
        String((await lookUpVehicle(apiRequest(PATH, { headers: STAFF }), deps(available))).body),
      );
    expect(await get(true)).toEqual({ ok: true, available: true });
    expect(await get(false)).toEqual({ ok: true, available: false });
    expect(await post({ number: 'AB12345' }, STAFF, false)).toMatchObject({
      status: 404,
      error: 'no_register',
    });
  });

  it('the register of motor vehicles is asked for nothing but a plate or a VIN', async () => {
    for (const body of [
      {},
      { number: 7 },
      { number: '../keys' },
      { number: 'AB 12 345 678' },
      [],
    ]) {
      expect(await post(body)).toMatchObject({ status: 400, error: 'not_a_number' });
    }
    expect(asked).toEqual([]);
    await post({ number: 'wvwzzz1kzaw000001' });
    expect(asked).toEqual([{ kind: 'vin', number: 'WVWZZZ1KZAW000001' }]);
  });

  it('the register of motor vehicles is asked once in thirty days about a car, and once an hour about an unknown one', async () => {
    await post({ number: 'AB12345' });
    clock.pass(29 * 86_400_000);
    expect(await post({ number: 'ab 12 345' })).toMatchObject({ vehicle: GOLF });
    expect(asked).toHaveLength(1);
    clock.pass(2 * 86_400_000);
    await post({ number: 'AB12345' });
    expect(asked).toHaveLength(2);

    answer = () => null;
    for (const minutes of [0, 59, 2]) {
      clock.pass(minutes * 60_000);
      expect(await post({ number: 'XX99999' })).toMatchObject({ status: 200, vehicle: null });
    }
    expect(asked).toHaveLength(4);
    answer = () => GOLF;
  });

  it('says that it failed or that its quota is used, and stores neither', async () => {
    answer = () => {
      throw new RegisterError('The quota is used.', { quota: true });
    };
    expect(await post({ number: 'AB12345' })).toMatchObject({
      status: 502,
      error: 'register_quota',
    });
    answer = () => GOLF;
    expect(await post({ number: 'AB12345' })).toMatchObject({ status: 200, vehicle: GOLF });
  });
});
