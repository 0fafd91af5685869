import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore/lite';
import { PROJECT_ID } from '#tools/shared/config.ts';
import { DEMO } from '#tools/shared/demo-sign-in.ts';
import { ensureDemoSignIn } from '#tools/shared/staff-accounts.ts';
import { milliseconds, quantile, time } from './support/numbers.ts';
import { withStock } from './support/stock.ts';

const SAVES = 300;

/**
 * Measures a save as the admin makes it: signed in, through the client SDK and the rules, in a
 * transaction that reads the version first. For comparison, a durable SQLite commit in the same
 * folder.
 */
export async function benchSave(): Promise<void> {
  await withStock(20, async ({ emulatorUrl, folder, sdk }) => {
    await ensureDemoSignIn(sdk.auth);
    const { hostname, port } = new URL(emulatorUrl);
    const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'demo-key' });
    const auth = getAuth(app);
    connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    await signInWithEmailAndPassword(auth, DEMO.email, DEMO.password);
    const firestore = getFirestore(app);
    connectFirestoreEmulator(firestore, hostname, Number(port));

    const saves: number[] = [];
    for (let number = 0; number < SAVES; number += 1) {
      saves.push(await time(() => savePrice(firestore, 100_000 + number)));
    }
    await deleteApp(app);
    console.table({
      'admin save': percentiles(saves),
      'SQLite commit with fsync': percentiles(commitWithSqlite(join(folder, 'commit.sqlite'))),
    });
  });
}

function savePrice(firestore: Firestore, price: number): Promise<void> {
  const vehicle = doc(firestore, 'vehicles/seed-000001');
  return runTransaction(firestore, async (transaction) => {
    const before = await transaction.get(vehicle);
    const version = before.get('version') + 1;
    transaction.update(vehicle, { price, version, updated_at: serverTimestamp() });
  });
}

function commitWithSqlite(file: string): number[] {
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE vehicle (id INTEGER PRIMARY KEY, data TEXT)',
  );
  const write = database.prepare('INSERT OR REPLACE INTO vehicle VALUES (1, ?)');
  const data = 'x'.repeat(2000);
  const times = Array.from({ length: SAVES }, (_, number) => {
    const started = performance.now();
    write.run(data + number);
    return performance.now() - started;
  });
  database.close();
  return times;
}

function percentiles(times: number[]): Record<string, string> {
  return { p50: milliseconds(quantile(times, 0.5)), p99: milliseconds(quantile(times, 0.99)) };
}
