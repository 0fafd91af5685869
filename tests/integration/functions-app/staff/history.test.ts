import * as fc from 'fast-check';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { getApps } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Query, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOf } from '#domain/history/field-changes.ts';
import { TRASH_DAYS } from '#domain/history/history.ts';
import { entriesOf, isLogged, priceStateOf } from '#domain/price-log/price-log.ts';
import { VehicleSchema } from '#domain/vehicle/vehicle.ts';
import { writeRevision } from '#firebase/documents/history.ts';
import { writeTrashed } from '#firebase/documents/trash.ts';
import { updateVersion, type Writer } from '#firebase/documents/versioned.ts';
import { emptyTrash } from '#functions/src/cleanup/empty-trash.ts';
import { recordChange } from '#functions/src/history/record-change.ts';
import {
  type Change,
  expectedRevision,
  type PEOPLE,
  type Step,
  step,
  work,
} from '#tests/support/staff-at-work.ts';
import { imageDocument, vehicleDocument } from '../builders.ts';
import { rounds, startTestEmulator, type TestEmulator } from '../support.ts';

const RUNS = rounds(10_000, 10);
/** Many run at once, since most of the time is spent waiting for the database. */
const AT_ONCE = 10;
const DAY_MS = 86_400_000;

let emulator: TestEmulator;
let writers: Record<(typeof PEOPLE)[number], Writer>;
const apps: ReturnType<typeof initializeApp>[] = [];

async function writerOf(name: string, role: string): Promise<Writer> {
  const { host } = new URL(emulator.url);
  await getAuth(getApps().find((app) => app.name === host)).createUser({ uid: name });
  const app = initializeApp({ projectId: 'demo-dealer', apiKey: 'key' }, `history ${name}`);
  apps.push(app);
  const db = getFirestore(app);
  const { hostname, port } = new URL(emulator.url);
  const by = `${name}@eksempel.dk`;
  connectFirestoreEmulator(db, hostname, Number(port), {
    // Issued after the account was created, an hour ahead of it at most.
    mockUserToken: { sub: name, email: by, role, iat: Math.ceil(Date.now() / 1000) } as never,
  });
  return { db, by };
}

beforeAll(async () => {
  emulator = await startTestEmulator();
  writers = {
    anna: await writerOf('anna', 'owner'),
    bo: await writerOf('bo', 'sales'),
    mette: await writerOf('mette', 'sales'),
  };
});
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await emulator.close();
});

function isPriceLogged(state: object): boolean {
  const stored = v.parse(VehicleSchema, state);
  const newest = entriesOf(stored.price_log).at(-1);
  const isForSale = stored.trashed_at === null;
  return isLogged(stored.price_log, priceStateOf(stored)) && newest?.offered === isForSale;
}

const vehicle = (id: string) => emulator.db.collection('vehicles').doc(id);
const now = () => new Date();

async function revisions(id: string) {
  const { docs } = await emulator.db
    .collection('revisions')
    .where('record', '==', `vehicles/${id}`)
    .get();
  return docs.map((doc) => doc.data()).sort((a, b) => a['version'] - b['version']);
}

async function logLines(id: string) {
  const { docs } = await emulator.db.collection('log').where('owner', '==', `vehicles/${id}`).get();
  return docs.map((doc) => doc.data()).sort((a, b) => a['at'].toMillis() - b['at'].toMillis());
}

describe('the history of a vehicle', () => {
  it(`${RUNS} interleavings of three people lose nothing, overwrite nothing silently and leave every step in the log`, async () => {
    let run = 0;
    let conflicts = 0;
    let written = 0;
    const scenario = fc.record({
      steps: fc.array(step, { minLength: 4, maxLength: 9 }),
      order: fc.infiniteStream(fc.nat()),
    });
    const check = async ({ steps, order }: { steps: Step[]; order: Iterator<number> }) => {
      run += 1;
      const ids = [`a${run}`, `b${run}`] as const;
      await Promise.all(ids.map((id) => vehicle(id).set(vehicleDocument())));
      const outcome = await work(steps, ids, writers, emulator.db);
      conflicts += outcome.conflicts;
      written += outcome.changes.length;
      // The events come again, in any order, as they may.
      const again = outcome.changes.toSorted(() => ((order.next().value ?? 0) % 2 === 0 ? 1 : -1));
      for (const change of again) await recordChange(change, { db: emulator.db });

      for (const [at, id] of ids.entries()) {
        const states = outcome.states[at] ?? [];
        // Versions without a gap: no state was skipped or replaced.
        expect(states.map((state) => state['version'])).toEqual(states.map((_, n) => n + 1));
        if (states.length === 1) continue;
        // What is in the trash is not for sale, and each save says so in the log of prices.
        expect(states.slice(1).filter((state) => !isPriceLogged(state))).toEqual([]);
        expect(
          (await revisions(id)).map(({ version, by, fields }) => ({ version, by, fields })),
        ).toEqual(states.map(expectedRevision));
        const lines = await logLines(id);
        expect(lines.map(({ by }) => by)).toEqual(
          states.slice(1).map((state) => state['updated_by']),
        );
      }
    };
    const scenarios = fc.array(scenario, { minLength: AT_ONCE, maxLength: AT_ONCE });
    const property = fc.asyncProperty(scenarios, async (all) => {
      await Promise.all(all.map(check));
    });
    await fc.assert(property, { numRuns: RUNS / AT_ONCE, endOnFailure: true });
    // The test proves nothing unless both occur.
    expect(conflicts).toBeGreaterThan(RUNS / 20);
    expect(written).toBeGreaterThan(RUNS);
  });

  it('a restored revision gives the earlier document, except for version and times', async () => {
    const id = 'restored';
    const offer = { is_on_sale: false, original_price: null, sale_price: null, offer_until: null };
    // With the fields of its price, which a save otherwise fills in.
    const first = { ...vehicleDocument(), ...offer, specs_equipment: ['Træk'] };
    await vehicle(id).set(first);
    const before = (await vehicle(id).get()).data();
    const saved = await updateVersion(writers.bo, 'vehicles', id, 1, {
      price: 1,
      specs_equipment: [],
      walkaround_video_url: 'dQw4w9WgXcQ',
    });
    expect(saved.kind).toBe('saved');
    const after = (await vehicle(id).get()).data();
    await recordChange({ collection: 'vehicles', id, before, after }, { db: emulator.db });

    expect(await writeRevision(writers.mette, 'vehicles', id, 1)).toBe(3);
    const restored = (await vehicle(id).get()).data() ?? {};
    expect(contentOf(restored)).toEqual(contentOf(before ?? {}));
    expect(restored).toMatchObject({ version: 3, updated_by: 'mette@eksempel.dk' });
  });

  it('a photographer saves a car that was never saved with its price fields', async () => {
    const id = 'photographed';
    await vehicle(id).set(vehicleDocument());
    const photographer = await writerOf('foto', 'photographer');
    const notes = { condition_notes: 'Ridse i kofangeren' };
    expect(await updateVersion(photographer, 'vehicles', id, 1, notes)).toEqual({
      kind: 'saved',
      version: 2,
    });
  });

  it('the log says who changed what from which value to which', async () => {
    const id = 'words';
    await vehicle(id).set(vehicleDocument());
    const before = (await vehicle(id).get()).data();
    await updateVersion(writers.bo, 'vehicles', id, 1, { price: 279_900 });
    const after = (await vehicle(id).get()).data();
    await recordChange({ collection: 'vehicles', id, before, after }, { db: emulator.db });
    expect(await logLines(id)).toMatchObject([
      {
        action: 'changed',
        by: 'bo@eksempel.dk',
        name: 'Volvo V60',
        changes: [{ field: 'price', before: 289_900, after: 279_900 }],
      },
    ]);
  });

  it('a function’s change of an image is not logged', async () => {
    const before = imageDocument('vehicle-images/v/1_a.jpg', { updated_by: 'bo@eksempel.dk' });
    const after = { ...before, image_state: 'ready', widths: [480] };
    const change = { collection: 'vehicle_images', id: 'i1', before, after } as unknown as Change;
    await recordChange(change, { db: emulator.db });
    expect(await logLines('v')).toEqual([]);
  });
});

describe('the trash', () => {
  const trashed = (days: number) => ({
    ...vehicleDocument(),
    trashed_at: Timestamp.fromMillis(Date.now() - days * DAY_MS),
  });

  it(`the trash is emptied of what is older than ${TRASH_DAYS} days, and of nothing else`, async () => {
    await vehicle('old').set(trashed(TRASH_DAYS + 1));
    await vehicle('young').set(trashed(TRASH_DAYS - 1));
    await vehicle('kept').set(vehicleDocument());
    expect(await emptyTrash({ db: emulator.db, now })).toBe(1);
    expect((await vehicle('old').get()).exists).toBe(false);
    expect((await vehicle('young').get()).exists).toBe(true);
    expect((await vehicle('kept').get()).exists).toBe(true);
  });

  it('a vehicle that is restored while the trash is emptied stays', async () => {
    await vehicle('saved').set(trashed(TRASH_DAYS + 1));
    /** The database; vehicles found in the trash are restored before the next call. */
    const db = new Proxy(emulator.db, {
      get: (real, name) => {
        if (name !== 'collection') return Reflect.get(real, name);
        return (collection: string) => ({
          where: (...condition: Parameters<Query['where']>) => ({
            select: () => ({
              get: async () => {
                const query = real.collection(collection).where(...condition);
                const found = await query.select().get();
                if (found.size > 0) await writeTrashed(writers.anna, 'vehicles', 'saved', false);
                return found;
              },
            }),
          }),
        });
      },
    });
    expect(await emptyTrash({ db, now })).toBe(0);
    expect((await vehicle('saved').get()).get('trashed_at')).toBeNull();
  });

  it('a form that was open when a colleague deleted its vehicle saves nothing into the trash', async () => {
    await vehicle('gone').set(vehicleDocument());
    expect(await writeTrashed(writers.anna, 'vehicles', 'gone', true)).toBe(true);
    const result = await updateVersion(writers.bo, 'vehicles', 'gone', 1, { price: 1 });
    expect(result).toMatchObject({ kind: 'gone', trashed: { version: 2 } });
    const again = { price: 1, trashed_at: null };
    expect(
      await updateVersion(writers.bo, 'vehicles', 'gone', 2, again, { inTrash: true }),
    ).toEqual({ kind: 'saved', version: 3 });
    expect((await vehicle('gone').get()).data()).toMatchObject({ price: 1, trashed_at: null });
  });
});
