import { rmSync } from 'node:fs';
import { startFunctionsEmulator, writeModule } from '#tests/support/functions-emulator.ts';
import { type Refusals, refused } from './refusal.ts';

/** Starts the emulator with functions code, which it refuses. */
async function start(code: string): Promise<void> {
  const directory = writeModule(code);
  try {
    await (await startFunctionsEmulator({ directory, folder: directory })).stop();
  } finally {
    rmSync(directory, { recursive: true });
  }
}

const exporting = (name: string, path: string, trigger: string) => () =>
  start(`import { ${name} } from 'firebase-functions/${path}'; export const run = ${trigger};`);

const documentIn = (option: string) =>
  `onDocumentWritten({ document: 'a/{b}', ${option} }, () => {})`;

export const functionsRefusals: Refusals = {
  'first generation': refused(
    /first generation.*"run"/,
    exporting('https', 'v1', 'https.onRequest((request, response) => response.end())'),
  ),
  '`…WithAuthContext`': refused(
    /withAuthContext.*"run"/,
    exporting(
      'onDocumentWrittenWithAuthContext',
      'firestore',
      "onDocumentWrittenWithAuthContext('a/{b}', () => {})",
    ),
  ),
  'Pub/Sub': refused(
    /pubsub.*"run"/,
    exporting('onMessagePublished', 'pubsub', "onMessagePublished('topic', () => {})"),
  ),
  Eventarc: refused(
    /type a\.b.*"run"/,
    exporting('onCustomEventPublished', 'eventarc', "onCustomEventPublished('a.b', () => {})"),
  ),
  'blocking triggers': refused(
    /blockingTrigger.*"run"/,
    exporting('beforeUserCreated', 'identity', 'beforeUserCreated(() => {})'),
  ),
  'alert triggers': refused(
    /firebasealerts.*"run"/,
    exporting('onAlertPublished', 'alerts', "onAlertPublished('a', () => {})"),
  ),
  'another bucket': refused(
    /bucket other.*"run"/,
    exporting('onObjectFinalized', 'storage', "onObjectFinalized('other', () => {})"),
  ),
  'another database': refused(
    /database other.*"run"/,
    exporting('onDocumentWritten', 'firestore', documentIn("database: 'other'")),
  ),
  'another namespace': refused(
    /namespace other.*"run"/,
    exporting('onDocumentWritten', 'firestore', documentIn("namespace: 'other'")),
  ),
  'several regions': refused(
    /several regions.*"run"/,
    exporting(
      'onRequest',
      'https',
      "onRequest({ region: ['europe-west1', 'us-east1'] }, () => {})",
    ),
  ),
  '`dispatchDeadlineSeconds` of a task': refused(/dispatchDeadline/, async () => {
    // It points the SDKs at itself, and other calls still need them.
    const { env } = process;
    process.env = { ...env };
    const emulator = await startFunctionsEmulator();
    try {
      await emulator.admin.queue('job').enqueue({}, { dispatchDeadlineSeconds: 30 });
    } finally {
      await emulator.stop();
      emulator.remove();
      process.env = env;
    }
  }),
};
