import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Firestore } from '@google-cloud/firestore';
import { milliseconds, quantile, time } from './support/numbers.ts';
import { sampleMemory } from './support/peak-memory.ts';
import { vehicle } from './support/vehicle-document.ts';

const SIZES = [1000, 50_000];
const LISTENERS = 10;
const ABANDONED = 300;
const WRITES = 25;

type Row = Record<string, string>;

/** Measures the emulator beside few and many documents of about 1 KB. */
export async function benchEmulatorLoad(): Promise<void> {
  const rows: Record<string, Row> = {};
  for (const size of SIZES) rows[`${size.toLocaleString('en')} documents`] = await measure(size);
  console.table(rows);
}

async function measure(size: number): Promise<Row> {
  const { process, port } = await startEmulatorProcess();
  const firestore = new Firestore({
    projectId: 'demo-test',
    host: `127.0.0.1:${port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
  const vehicles = firestore.collection('vehicles');
  const peak = (run: () => Promise<unknown>) => peakDuring(process, run);
  const row: Row = {};

  row['filling: peak memory'] = await peak(() => fill(firestore, size));
  row['write'] = await median((n) => vehicles.doc(`vehicle-${n}`).set(vehicle(n + 1)));
  row['in a transaction'] = await median((n) =>
    firestore.runTransaction(async (transaction) => {
      const document = vehicles.doc(`vehicle-${n}`);
      await transaction.get(document);
      transaction.set(document, vehicle(n + 2));
    }),
  );
  const stop = await listen(firestore);
  row[`with ${LISTENERS} limited listeners`] = await median((n) =>
    vehicles.doc(`vehicle-${n}`).set({ ...vehicle(n), price: n % 2 === 0 ? -n : 400_000 }),
  );
  stop();
  row['get() of all'] = milliseconds(await time(() => vehicles.get()));
  row['get() of all: peak memory'] = await peak(() => vehicles.get());
  row['20 by price'] = await median(() => vehicles.orderBy('price').limit(20).get());
  row[`${ABANDONED} abandoned transactions: peak memory`] = await peak(async () => {
    for (let n = 0; n < ABANDONED; n++) {
      await abandon(port);
      await vehicles.doc(`vehicle-${n}`).set(vehicle(n));
    }
  });

  await firestore.terminate();
  process.kill();
  await once(process, 'exit');
  return row;
}

/** Starts the emulator alone, with the flags of `npm start`. */
async function startEmulatorProcess(): Promise<{ process: ChildProcess; port: number }> {
  const script = fileURLToPath(new URL('./support/emulator-process.ts', import.meta.url));
  const started = spawn(process.execPath, ['--max-semi-space-size=16', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: started.stdout }), 'line')) as [string];
  return { process: started, port: Number(line) };
}

async function peakDuring({ pid }: ChildProcess, run: () => Promise<unknown>): Promise<string> {
  const stop = sampleMemory(pid ?? 0);
  await run();
  return `${Math.round(stop() / 1e6)} MB`;
}

async function fill(firestore: Firestore, size: number): Promise<void> {
  for (let first = 0; first < size; first += 500) {
    const batch = firestore.batch();
    for (let number = first; number < first + 500; number++) {
      batch.set(firestore.doc(`vehicles/vehicle-${number}`), vehicle(number));
    }
    await batch.commit();
  }
}

/** Listens to different pages of the collection; resolves once each has its first snapshot. */
async function listen(firestore: Firestore): Promise<() => void> {
  const stops = await Promise.all(
    Array.from({ length: LISTENERS }, (_, index) => {
      const query = firestore
        .collection('vehicles')
        .orderBy(index % 2 ? 'price' : 'km')
        .limit(20);
      return new Promise<() => void>((resolve, reject) => {
        const stop = query.onSnapshot(() => resolve(stop), reject);
      });
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** Begins a transaction that nobody ends, as a process does that is stopped. */
async function abandon(port: number): Promise<void> {
  const path = `projects/demo-test/databases/(default)/documents:beginTransaction`;
  await fetch(`http://127.0.0.1:${port}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: '{}',
  });
}

async function median(run: (number: number) => Promise<unknown>): Promise<string> {
  const measured: number[] = [];
  for (let number = 0; number < WRITES; number++) measured.push(await time(() => run(number)));
  return milliseconds(quantile(measured, 0.5));
}
