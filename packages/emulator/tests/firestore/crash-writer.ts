import { Firestore } from '@google-cloud/firestore';
import { startEmulator } from '#emulator/index.ts';

/**
 * Runs as a separate process, which the test kills: an emulator that commits as fast as it can. It
 * prints the number of each acknowledged commit as one line.
 */
const [dataDir = '', rules = '', storageRules = '', first = '0'] = process.argv.slice(2);
const emulator = await startEmulator({
  projectId: 'demo-crash',
  bucket: 'demo-crash.appspot.com',
  dataDir,
  port: 0,
  firestoreRulesFile: rules,
  storageRulesFile: storageRules,
  allowedOrigins: [],
});
const firestore = new Firestore({
  projectId: 'demo-crash',
  host: `127.0.0.1:${emulator.port}`,
  ssl: false,
  customHeaders: { Authorization: 'Bearer owner' },
});
process.stdout.write('ready\n');

for (let number = Number(first); ; number++) {
  const batch = firestore.batch();
  for (const part of ['a', 'b', 'c']) {
    batch.set(firestore.doc(`commits/${number}-${part}`), { number, part, text: 'x'.repeat(2000) });
    batch.set(firestore.doc(`latest/${part}`), { number });
  }
  await batch.commit();
  process.stdout.write(`${number}\n`);
}
