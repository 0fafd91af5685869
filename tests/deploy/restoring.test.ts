import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Emulator, startEmulator } from 'app-emulator';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aVehicle } from '#tests/support/builders.ts';
import { drill } from '#tools/production/drill/drill.ts';
import { openGoogle } from '#tools/production/google.ts';
import { MIGRATIONS } from '#tools/production/migrations/index.ts';
import {
  migrate,
  pendingMigrations,
  readFormat,
  refuseOlderCode,
} from '#tools/production/migrations/migrate.ts';
import type { Migration } from '#tools/production/migrations/migration.ts';
import { tryMigrations } from '#tools/production/migrations/try-migrations.ts';
import { type AdminSdk, openLocalSdk } from '#tools/shared/admin-sdk.ts';
import { createProject, type Project } from './google-cloud/project.ts';
import { fakeApis } from './google-cloud/send.ts';

const ID = 'dealer-site';
const HOUR_MS = 3_600_000;
/** Late enough that every document is older than the newest backup. */
const later = () => new Date(Date.now() + 12 * HOUR_MS);
const copyOf = (time: Date) =>
  `drill-default-${time.toISOString().slice(0, 10).replaceAll('-', '')}`;
const DRILL = `${copyOf(later())}-1`;
const COPIES = [DRILL, `${copyOf(later())}-2`, 'trial-1-1', 'trial-2-1'];

let folder: string;
let emulator: Emulator;
let sdk: AdminSdk;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restoring-'));
  emulator = await startEmulator({
    projectId: 'demo-dealer',
    bucket: 'demo-dealer.appspot.com',
    dataDir: folder,
    port: 0,
    databases: Object.fromEntries(['inquiries', ...COPIES].map((name) => [name, {}])),
    allowedOrigins: [],
  });
  sdk = openLocalSdk(emulator.url);
});
afterAll(async () => {
  await sdk.close();
  await emulator.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  for (const name of ['(default)', ...COPIES]) {
    const collections = await sdk.database(name).listCollections();
    for (const collection of collections) await sdk.database(name).recursiveDelete(collection);
  }
});

/** A project whose copies of databases are databases of the emulator. */
function projectWithBackups(spoil = async () => {}): Project {
  const project = createProject(ID, 'europe-west1');
  project.services.add('firestore');
  project.resources.set('project', {});
  project.resources.set(`projects/${ID}/databases/(default)`, {});
  const backups = `projects/${ID}/locations/europe-west1/backups`;
  for (const [hours, state] of [
    [30, 'READY'],
    [6, 'READY'],
    [1, 'CREATING'],
  ] as const) {
    project.resources.set(`${backups}/${hours}`, {
      name: `${backups}/${hours}`,
      database: `projects/${ID}/databases/(default)`,
      snapshotTime: new Date(Date.now() - hours * HOUR_MS).toISOString(),
      state,
    });
  }
  project.copyDocuments = async (source, target) => {
    for (const { id } of await sdk.database(source).listCollections()) {
      for (const document of (await sdk.database(source).collection(id).get()).docs) {
        await sdk.database(target).doc(document.ref.path).set(document.data());
      }
    }
    await spoil();
  };
  return project;
}

/** Vehicles whose last change was before the backup, as far as the drill can see. */
async function fillStock(count: number): Promise<void> {
  const writer = sdk.firestore.bulkWriter();
  for (let index = 0; index < count; index += 1) {
    const { id: _, ...vehicle } = aVehicle({ variant: `Nr. ${index}` });
    void writer.set(sdk.firestore.doc(`vehicles/car-${index}`), vehicle);
  }
  await writer.close();
}

const open = (project: Project) => openGoogle(ID, fakeApis(project).send, async () => {});

it('a drill restores the newest backup aside, compares it, says how long it took, and deletes it', async () => {
  await fillStock(120);
  const project = projectWithBackups();
  for (const [name, backup] of project.resources) {
    if (name.endsWith('/6')) backup['snapshotTime'] = new Date().toISOString();
  }
  const said: string[] = [];
  const found = await drill(open(project), sdk, '(default)', (line) => said.push(line), later);
  expect(found).toEqual([]);
  expect(said.join('\n')).toContain('vehicles: 120 restored, 120 live, 50 compared field by field');
  expect(said.join('\n')).toMatch(/12 h 0 min would be lost/u);
  const databases = [...project.resources.keys()].filter((name) =>
    /^projects.*\/databases\/[^/]+$/u.test(name),
  );
  expect(databases).toEqual([`projects/${ID}/databases/(default)`]);
  // On the same day its name is still taken.
  expect(await drill(open(project), sdk, '(default)', () => {}, later)).toEqual([]);
});

it('a drill finds documents that are missing or different in a backup, and still deletes the copy', async () => {
  await fillStock(10);
  const copy = () => sdk.database(DRILL);
  const project = projectWithBackups(async () => {
    await copy().doc('vehicles/car-3').delete();
    await copy().doc('vehicles/car-4').update({ price: 1 });
  });
  for (const [name, backup] of project.resources) {
    if (name.endsWith('/6')) backup['snapshotTime'] = new Date().toISOString();
  }
  const found = await drill(open(project), sdk, '(default)', () => {}, later);
  expect(found).toEqual([
    'vehicles: 1 not restored, vehicles/car-3',
    'vehicles: restored otherwise: vehicles/car-4',
  ]);
  expect(project.resources.has(`deleted projects/${ID}/databases/${DRILL}`)).toBe(true);
});

it('a drill does not report documents that were changed since the backup', async () => {
  const project = projectWithBackups(() =>
    sdk
      .database(DRILL)
      .doc('vehicles/car-1')
      .delete()
      .then(() => {}),
  );
  await fillStock(3);
  expect(await drill(open(project), sdk, '(default)', () => {}, later)).toEqual([]);
});

it('a database without a finished backup fails the drill', async () => {
  const project = projectWithBackups();
  for (const name of project.resources.keys()) {
    if (/\/backups\/\d+$/u.test(name)) project.resources.delete(name);
  }
  expect(await drill(open(project), sdk, '(default)', () => {}, later)).toEqual([
    '(default) has no backup.',
  ]);
});

/** Adds a field to each vehicle that lacks it. */
const doors: Migration = {
  format: 2,
  title: 'counts the doors',
  database: 'firestore',
  isReadableBefore: false,
  async run({ firestore }) {
    const { docs } = await firestore.collection('vehicles').get();
    const old = docs.filter((document) => document.get('doors') === null);
    for (const { ref } of old) await ref.update({ doors: 5 });
    return old.length;
  },
};

it('a migration runs once, is counted, and its format is in the database', async () => {
  await fillStock(7);
  const said: string[] = [];
  const all = [...MIGRATIONS, doors];
  await migrate(sdk, all, (line) => said.push(line));
  expect(said.at(-1)).toBe('Format 2: counts the doors. 7 documents changed.');
  expect(await readFormat(sdk.firestore)).toMatchObject({ format: 2, changed: { 1: 7, 2: 7 } });
  await migrate(sdk, all, (line) => said.push(line));
  expect(said.length).toBe(2);
});

it('a migration that was killed half way starts again and changes the rest', async () => {
  await fillStock(9);
  await sdk.firestore.doc('vehicles/car-2').update({ doors: 3 });
  let isKilled = true;
  const killed: Migration = {
    ...doors,
    run: async (databases) => {
      const changed = await doors.run(databases);
      if (isKilled) throw new Error('killed');
      return changed;
    },
  };
  await expect(migrate(sdk, [killed], () => {})).rejects.toThrow('killed');
  expect((await readFormat(sdk.firestore)).format).toBe(0);
  isKilled = false;
  await migrate(sdk, [killed], () => {});
  expect((await readFormat(sdk.firestore)).format).toBe(2);
  expect((await sdk.firestore.doc('vehicles/car-2').get()).get('doors')).toBe(3);
});

it('a migration that fails is found on a copy, before it touches a live document', async () => {
  await fillStock(4);
  const project = projectWithBackups();
  const broken: Migration = {
    ...doors,
    run: async (databases) => {
      await doors.run(databases);
      throw new Error('car-3 cannot be read');
    },
  };
  await expect(tryMigrations(open(project), sdk, [broken], () => {})).rejects.toThrow('car-3');
  expect((await sdk.firestore.doc('vehicles/car-1').get()).get('doors')).toBeNull();
  expect((await sdk.database('trial-2-1').doc('vehicles/car-1').get()).get('doors')).toBe(5);
  expect(project.resources.has(`projects/${ID}/databases/trial-2-1`)).toBe(false);
});

it('the first migration names the cover of each vehicle, and a second run of it finds nothing', async () => {
  await fillStock(2);
  await sdk.firestore.doc('vehicle_images/front').set({
    vehicle_id: 'car-0',
    image_url: '/pictures/vehicle-images/car-0/1_2',
    storage_path: 'vehicle-images/car-0/1_2.jpg',
    image_order: 0,
    image_state: 'ready',
    widths: [400, 800],
    width: 1600,
    height: 900,
    created_at: new Date(),
  });
  const project = projectWithBackups();
  const said: string[] = [];
  const pending = await pendingMigrations(sdk.firestore, MIGRATIONS);
  await tryMigrations(open(project), sdk, pending, (line) => said.push(line));
  expect(said).toContain('On the copy, format 1 changed 2 documents.');
  await migrate(sdk, MIGRATIONS, (line) => said.push(line));
  const cover = (await sdk.firestore.doc('vehicles/car-0').get()).get('cover');
  expect(cover).toMatch(/^variants\/.*400\.webp$/u);
  expect(await pendingMigrations(sdk.firestore, MIGRATIONS)).toEqual([]);
});

it('code that cannot read the documents any more is refused, with the way out', async () => {
  await migrate(sdk, [...MIGRATIONS, doors], () => {});
  await expect(refuseOlderCode(sdk.firestore, MIGRATIONS)).rejects.toThrow(
    /code is of format 1\. The documents have format 2, which only code of format 2/u,
  );
  await refuseOlderCode(sdk.firestore, [...MIGRATIONS, doors]);
  const readable = { ...doors, format: 3, isReadableBefore: true };
  await migrate(sdk, [...MIGRATIONS, doors, readable], () => {});
  await refuseOlderCode(sdk.firestore, [...MIGRATIONS, doors]);
});
