import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followReservations } from '#functions/src/reservations/follow-reservation.ts';
import {
  addReservation,
  endReservation,
  startReservation,
} from '#functions/src/reservations/reservation-store.ts';
import { vehicleDocument } from '../builders.ts';
import { rounds, startTestEmulator, type TestEmulator } from '../support.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());

const NOW = new Date('2026-03-05T12:00:00Z');
/** Without limits, which would interfere with the race. */
const LIMIT = { isDirect: true, count: () => undefined };
const CARS = 20;

it('no vehicle is held twice and nobody holds two when many press at once, and each reads what became of it', {
  timeout: 900_000,
}, async () => {
  const asked = rounds(10_000, 120);
  const deps = { db: emulator.db, inquiriesDb: emulator.inquiriesDb, now: () => NOW };
  for (let car = 0; car < CARS; car += 1) {
    await emulator.db.doc(`vehicles/car-${car}`).set(vehicleDocument());
  }
  const inParallel = async (work: (number: number) => Promise<unknown>) => {
    const waiting = Array.from({ length: asked }, (_, number) => number);
    const worker = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next);
    };
    await Promise.all(Array.from({ length: 100 }, worker));
  };
  await inParallel((number) => {
    const batch = emulator.inquiriesDb.batch();
    const vehicle = { id: `car-${number % CARS}`, make: 'Volvo', model: 'V60', year: 2021 };
    addReservation(emulator.inquiriesDb, batch, {
      ...{ id: `r${number}`, vehicle: { ...vehicle, price: 1, known: true } },
      // Each person asks for two vehicles.
      email_key: `k${Math.floor(number / 2)}@eksempel.dk`,
      created_at: Timestamp.fromDate(NOW),
      expires_at: Timestamp.fromDate(new Date('2026-09-05T12:00:00Z')),
    });
    return batch.commit();
  });
  const outcomes = new Map<string, string>();
  const press = async (number: number) => {
    const id = `r${number}`;
    outcomes.set(id, await startReservation(id, { ...deps, hours: 24, limit: LIMIT }));
  };
  await inParallel(press);
  const started = [...outcomes].filter(([, outcome]) => outcome === 'started').map(([id]) => id);
  const stored = await emulator.inquiriesDb
    .collection('reservations')
    .where('state', '==', 'running')
    .get();
  const running = stored.docs.map((one) => ({
    id: one.id,
    car: one.get('vehicle.id'),
    person: one.get('email_key'),
  }));
  expect(outcomes.size).toBe(asked);
  expect(running).toHaveLength(CARS);
  expect(started.toSorted()).toEqual(running.map(({ id }) => id));
  expect(new Set(running.map(({ car }) => car)).size).toBe(running.length);
  expect(new Set(running.map(({ person }) => person)).size).toBe(running.length);
  expect(new Set(outcomes.values())).toEqual(new Set(['started', 'taken', 'one_each']));
  const locks = await emulator.inquiriesDb.collection('reservation_locks').get();
  expect(locks.docs.map((lock) => lock.get('reservation')).toSorted()).toEqual(
    running.flatMap(({ id }) => [id, id]).toSorted(),
  );
  // Every vehicle is shown as reserved, and comes back once its reservation ends.
  await Promise.all([followReservations(deps), followReservations(deps)]);
  const reserved = () => emulator.db.collection('vehicles').where('status', '==', 'reserved').get();
  expect((await reserved()).size).toBe(running.length);
  await Promise.all(
    running.flatMap(({ id }) => [
      endReservation(id, 'visitor', deps),
      endReservation(id, 'staff', deps),
    ]),
  );
  await Promise.all([followReservations(deps), followReservations(deps)]);
  expect((await reserved()).size).toBe(0);
  expect((await emulator.inquiriesDb.collection('reservation_locks').get()).size).toBe(0);
  const mails = await emulator.inquiriesDb
    .collection('mails')
    .where('event', '==', 'cancelled')
    .get();
  expect(mails.size).toBe(running.length);
});
