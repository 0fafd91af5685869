import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore } from '@google-cloud/firestore';
import {
  findGoogleEmulator,
  NO_GOOGLE_EMULATOR,
  startGoogleEmulator,
} from '../support/emulator/google-emulator.ts';
import { startTestEmulator } from '../support/emulator/test-emulator.ts';
import { milliseconds, quantile, time } from './support/numbers.ts';
import { vehicle } from './support/vehicle-document.ts';

const DOCUMENTS = 10_000;
const SAVES = 300;
const COMMITS = 1000;
const CONCURRENCY = 50;

type Row = Record<string, string>;

interface Server {
  port: number;
  close(): Promise<void>;
}

/** Measures Firestore through the Admin SDK, and Google's emulator for comparison. */
export async function benchEmulator(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const embedded = () => startTestEmulator({ dataDir: join(folder, 'data') });
  const measured = await measure(embedded);
  const restart = await measureStart(embedded);
  const rows: Record<string, Row> = {
    emulator: { ...measured, 'start with 10,000 documents': restart },
  };
  rmSync(folder, { recursive: true, force: true });

  const jar = findGoogleEmulator();
  if (jar === null) console.log(NO_GOOGLE_EMULATOR);
  else rows["Google's emulator (in memory)"] = await measure(() => startGoogleEmulator(jar));
  console.table(rows);
}

async function measure(start: () => Promise<Server>): Promise<Row> {
  const started = performance.now();
  const server = await start();
  const starting = performance.now() - started;
  const firestore = connect(server.port);
  const vehicles = firestore.collection('vehicles');
  await vehicles.doc('warm-up').set({});

  const saves = await saveOneByOne(firestore);
  const commits = await commitAtOnce(firestore);
  await fill(firestore);
  const ordered = vehicles.orderBy('price', 'desc');
  const page = await median(9, () => ordered.limit(20).get());
  const filtered = await median(9, () => vehicles.where('make', '==', 'make 3').limit(20).get());
  const all = await median(3, () => vehicles.get());

  await firestore.terminate();
  await server.close();
  return {
    start: milliseconds(starting),
    'save p50': milliseconds(quantile(saves, 0.5)),
    'save p99': milliseconds(quantile(saves, 0.99)),
    [`commits/s, ${CONCURRENCY} at once`]: String(Math.round(commits)),
    '20 of 10,000 by price': milliseconds(page),
    '20 of 10,000 by make': milliseconds(filtered),
    'all 10,000': milliseconds(all),
  };
}

async function measureStart(start: () => Promise<Server>): Promise<string> {
  const started = performance.now();
  const server = await start();
  const time = performance.now() - started;
  await server.close();
  return milliseconds(time);
}

async function saveOneByOne(firestore: Firestore): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < SAVES; number++) {
    times.push(await time(() => firestore.doc(`saves/${number % 20}`).set(vehicle(number))));
  }
  return times;
}

async function commitAtOnce(firestore: Firestore): Promise<number> {
  let next = 0;
  const started = performance.now();
  const worker = async () => {
    while (next < COMMITS) await firestore.doc(`commits/${next++}`).set({ number: next });
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return COMMITS / ((performance.now() - started) / 1000);
}

async function fill(firestore: Firestore): Promise<void> {
  for (let first = 0; first < DOCUMENTS; first += 500) {
    const batch = firestore.batch();
    for (let number = first; number < first + 500; number++) {
      batch.set(firestore.doc(`vehicles/vehicle-${number}`), vehicle(number));
    }
    await batch.commit();
  }
}

function connect(port: number): Firestore {
  return new Firestore({
    projectId: 'demo-test',
    host: `127.0.0.1:${port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
}

async function median(times: number, run: () => Promise<unknown>): Promise<number> {
  const measured: number[] = [];
  for (let round = 0; round < times; round++) measured.push(await time(run));
  return quantile(measured, 0.5);
}
