import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Role } from '#domain/staff/roles.ts';
import { recordExport } from '#functions/src/history/record-export.ts';
import { vehicleDocument } from '../builders.ts';
import { postJson, startTestEmulator, type TestEmulator } from '../support.ts';

let emulator: TestEmulator;
let role: Role = 'sales';
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());
beforeEach(async () => {
  role = 'sales';
  await emulator.clear();
});

async function say(body: unknown): Promise<number> {
  const request = postJson('/api/exports', body, { authorization: 'Bearer any' });
  const staffMember = async () => ({ uid: 'u1', email: 'salg@eksempel.dk', role });
  const deps = { db: emulator.db, now: () => new Date(), staffMember };
  return (await recordExport(request, deps)).status;
}

async function lines() {
  const { docs } = await emulator.db.collection('log').orderBy('at').get();
  return docs.map((line) => line.data());
}

it('the log says who downloaded how much of the stock, of the log, and the prices of which vehicle', async () => {
  await emulator.db.doc('vehicles/v1').set(vehicleDocument());
  expect(await say({ what: 'vehicles', rows: 2034, vehicle: null })).toBe(200);
  expect(await say({ what: 'log', rows: 12, vehicle: null })).toBe(200);
  expect(await say({ what: 'prices', rows: 3, vehicle: 'v1' })).toBe(200);
  const by = 'salg@eksempel.dk';
  expect(await lines()).toMatchObject([
    { action: 'exported', by, name: '2.034 biler', owner: '' },
    { action: 'exported', by, name: '12 linjer af loggen', owner: '' },
    { action: 'exported', by, name: 'Prislog: Volvo V60', owner: 'vehicles/v1' },
  ]);
});

it('a photographer exports nothing, and a request that names something else leaves no line', async () => {
  expect(await say({ what: 'inquiries', rows: 1, vehicle: null })).toBe(422);
  expect(await say({ what: 'prices', rows: 1, vehicle: '../log/x' })).toBe(422);
  role = 'photographer';
  expect(await say({ what: 'vehicles', rows: 1, vehicle: null })).toBe(403);
  expect(await lines()).toEqual([]);
});
