import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { STATE_OBJECTS } from '#functions/src/publishing/build/release-objects.ts';
import { allAccounts } from '#functions/src/staff/accounts.ts';
import { startLocalEmulator } from '#tools/app/local-emulator.ts';
import { allDocuments } from '#tools/backup/documents.ts';
import { listFiles } from '#tools/backup/files.ts';
import { exportEverything, importEverything } from '#tools/backup/index.ts';
import { toJson } from '#tools/backup/values.ts';
import { startSeeding } from '#tools/demo/start-seeding.ts';
import { type AdminSdk, openLocalSdk } from '#tools/shared/admin-sdk.ts';
import { UsageError } from '#tools/shared/failure.ts';
import { addStaff } from '#tools/shared/staff-accounts.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Calls `work` with an emulator on a data folder, as the commands do while the app is stopped. */
async function withData<Result>(name: string, work: (sdk: AdminSdk) => Promise<Result>) {
  const options = {
    port: 0,
    dataDir: join(folder, name),
    siteUrl: 'http://127.0.0.1:4321',
    allowedOrigins: [],
  };
  const emulator = await startLocalEmulator(options);
  const sdk = openLocalSdk(emulator.url);
  try {
    return await work(sdk);
  } finally {
    await sdk.close();
    await emulator.close();
  }
}

const stopped = (sdk: AdminSdk) => ({ kind: 'stopped', sdk }) as const;
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Hashes of everything that an import must restore, by path. */
async function fingerprints({
  firestore,
  inquiries,
  bucket,
  auth,
}: AdminSdk): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const database of [firestore, inquiries]) {
    for await (const snapshot of allDocuments(database)) {
      found.set(`${database.databaseId} ${snapshot.ref.path}`, hash(toJson(snapshot.data())));
    }
  }
  for (const file of await listFiles(bucket)) {
    const [bytes] = await file.download();
    const { contentType, cacheControl, metadata } = file.metadata;
    const described = hash([contentType, cacheControl, metadata]);
    found.set(`file ${file.name}`, createHash('sha256').update(bytes).digest('hex') + described);
  }
  for await (const { uid, email, customClaims, disabled, passwordHash } of allAccounts(auth)) {
    found.set(`account ${uid}`, hash([email, customClaims, disabled, passwordHash]));
  }
  return found;
}

async function seed({ firestore, inquiries, bucket, auth }: AdminSdk): Promise<void> {
  const batch = firestore.batch();
  for (let number = 0; number < 620; number += 1) {
    batch.set(firestore.doc(`vehicles/car-${number}`), { make: 'Škoda', price: number * 1.5 });
  }
  await batch.commit();
  await inquiries.doc('inquiries/every-type').set({
    time: new Timestamp(1_700_000_000, 123_456_000),
    place: new GeoPoint(55.6, 12.1),
    bytes: Buffer.from([0, 255, 10]),
    car: inquiries.doc('vehicles/car-1'),
    vector: FieldValue.vector([1, 2.5]),
    numbers: [0, -0, 1e300, Number.NaN, Number.POSITIVE_INFINITY, 9_007_199_254_740_991],
    nested: { $time: 'not a time', list: [{ a: null }], empty: {} },
    text: 'æøå\n"\u2028',
  });
  for (let number = 0; number < 5; number += 1) {
    await bucket
      .file(`vehicle-images/car-${number}/1_${number}.jpg`)
      .save(Buffer.alloc(5000, number), {
        resumable: false,
        metadata: { contentType: 'image/jpeg', metadata: { uploaded: 'by hand' } },
      });
  }
  await addStaff(auth, 'chef@forhandler.example', 'owner');
  await auth.createUser({
    email: 'gone@forhandler.example',
    password: 'secret-enough',
    disabled: true,
  });
}

it('an import restores every document, file, account and role into a wiped data folder', async () => {
  const before = await withData('one', async (sdk) => {
    await seed(sdk);
    await exportEverything(stopped(sdk), join(folder, 'export'));
    return fingerprints(sdk);
  });
  expect(before.size).toBe(621 + 5 + 2);
  await rm(join(folder, 'one'), { recursive: true });

  const after = await withData('one', async (sdk) => {
    await importEverything(stopped(sdk), join(folder, 'export'), false);
    return fingerprints(sdk);
  });
  expect([...after].sort()).toEqual([...before].sort());
});

it('a start after an import seeds no demo stock', async () => {
  const [exported, dataDir] = [join(folder, 'export'), join(folder, 'two')];
  await withData('one', async (sdk) => {
    await sdk.firestore.doc('vehicles/exported').set({ make: 'Kia' });
    await exportEverything(stopped(sdk), exported);
  });
  const env = { ...process.env, EMULATOR_PORT: '0', DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ['tools/import.ts', exported], { env });
  const connect = () => Promise.reject(new Error('The demo stock would be seeded.'));
  await startSeeding(dataDir, connect).done;
});

it('an import replaces an existing stock only when it is told to', async () => {
  await withData('one', async (sdk) => {
    await sdk.firestore.doc('vehicles/exported').set({ make: 'Kia' });
    await exportEverything(stopped(sdk), join(folder, 'export'));
  });
  await withData('two', async (sdk) => {
    await sdk.firestore.doc('vehicles/here-before').set({ make: 'Opel' });
    await expect(importEverything(stopped(sdk), join(folder, 'export'), false)).rejects.toThrow(
      'There is a stock already.',
    );
    await importEverything(stopped(sdk), join(folder, 'export'), true);
    expect([...(await fingerprints(sdk)).keys()]).toEqual(['(default) vehicles/exported']);
  });
});

it('an import refuses before it begins where an address has another account already', async () => {
  const email = 'chef@forhandler.example';
  await withData('one', async (sdk) => {
    await addStaff(sdk.auth, email, 'owner');
    await exportEverything(stopped(sdk), join(folder, 'export'));
  });
  await withData('two', async (sdk) => {
    await addStaff(sdk.auth, email, 'sales');
    const before = await fingerprints(sdk);
    const tried = importEverything(stopped(sdk), join(folder, 'export'), false);
    await expect(tried).rejects.toThrow(`${email} has an account already.`);
    expect(await fingerprints(sdk)).toEqual(before);
  });
});

it('the publisher’s own data are not exported, and are gone after an import', async () => {
  const names = async ({ bucket }: AdminSdk) =>
    (await bucket.getFiles())[0].map(({ name }) => name);
  await withData('one', async (sdk) => {
    await sdk.bucket.file('vehicle-images/a/1_1.jpg').save('an image');
    for (const name of STATE_OBJECTS) await sdk.bucket.file(name).save('the state of a release');
    const counts = await exportEverything(stopped(sdk), join(folder, 'export'));
    expect(counts.files).toBe(1);
  });
  await withData('two', async (sdk) => {
    for (const name of STATE_OBJECTS) await sdk.bucket.file(name).save('that of an empty stock');
    await importEverything(stopped(sdk), join(folder, 'export'), false);
    expect(await names(sdk)).toEqual(['vehicle-images/a/1_1.jpg']);
  });
});

it('an import refuses an export that an earlier version wrote', async () => {
  const exported = join(folder, 'export');
  await withData('one', async (sdk) => {
    await sdk.firestore.doc('vehicles/a').set({ make: 'Kia' });
    await exportEverything(stopped(sdk), exported);
    const file = join(exported, 'contents.json');
    const contents = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...contents, format: 1 }));
  });
  await withData('two', async (sdk) => {
    const tried = importEverything(stopped(sdk), exported, false);
    await expect(tried).rejects.toThrow('was exported by another version of this app');
  });
});

it('an import refuses a damaged or incomplete export and changes nothing', async () => {
  const exported = join(folder, 'export');
  await withData('one', async (sdk) => {
    await sdk.bucket.file('vehicle-images/a/1.jpg').save('image', { resumable: false });
    for (const id of ['a', 'b']) await sdk.firestore.doc(`vehicles/${id}`).set({ make: 'Kia' });
    await exportEverything(stopped(sdk), exported);
  });
  const [name = ''] = await readdir(join(exported, 'files'));
  const image = join(exported, 'files', name);
  const documents = join(exported, 'documents.ndjson');
  const whole = await readFile(documents, 'utf8');
  const damages: [damage: () => Promise<void>, problem: string][] = [
    [() => writeFile(documents, whole.slice(0, whole.indexOf('\n') + 1)), 'documents.ndjson'],
    [() => writeFile(documents, whole.slice(0, -5)), 'documents.ndjson'],
    [() => writeFile(documents, whole).then(() => writeFile(image, 'else')), 'have changed'],
    [() => rm(image), '1.jpg is missing'],
    [() => rm(join(exported, 'contents.json')), 'does not contain a complete export'],
  ];
  await withData('two', async (sdk) => {
    await sdk.firestore.doc('vehicles/here-before').set({ make: 'Opel' });
    const before = await fingerprints(sdk);
    for (const [damage, problem] of damages) {
      await damage();
      const tried = importEverything(stopped(sdk), exported, true);
      await expect(tried).rejects.toThrow(UsageError);
      await expect(tried).rejects.toThrow(problem);
    }
    expect(await fingerprints(sdk)).toEqual(before);
  });
});
