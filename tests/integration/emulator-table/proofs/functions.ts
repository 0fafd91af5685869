import { rmSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { startFunctionsEmulator, writeModule } from '#tests/support/emulator/functions-emulator.ts';
import { OPEN_RULES } from '#tests/support/emulator/test-emulator.ts';
import { type RowProofs, refused, send, testedBy } from '../proof.ts';

const CALLS = 'tests/integration/functions/calls.test.ts';
const EVENTS = 'tests/integration/functions/events.test.ts';

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

export const functionsProofs: Record<string, RowProofs> = {
  Functions: {
    supported: {
      https: testedBy(CALLS, 'an https function gets method, path, query, body and raw bytes'),
      callable: testedBy(CALLS, 'a callable function answers the browser SDK'),
      Firestore: testedBy(EVENTS, 'a document that is created, updated and deleted calls each'),
      Storage: testedBy(EVENTS, 'a file that is stored, gets new metadata and is deleted calls'),
      'task queue and schedule functions of the second generation': testedBy(
        EVENTS,
        'a task runs with its data, at once or at its scheduled time',
        'a schedule that was missed while the emulator was off runs once',
      ),
      'parameters and secrets': testedBy(CALLS, 'functions get parameters and secrets while'),
      'retries with backoff': testedBy(
        'emulator/functions/delivery/retry.test.ts',
        'an event is retried with exponential backoff for a day',
      ),
      'at least once': testedBy(
        EVENTS,
        'an event during which the process died is delivered again',
      ),
      'time limits': testedBy(CALLS, 'an https function is stopped at its time limit'),
      'events and tasks that survive a restart': testedBy(
        EVENTS,
        'an event that could not be delivered waits for the next start',
      ),
    },
    refused: {
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
      'several regions (each of these stops the start)': refused(
        /several regions.*"run"/,
        exporting(
          'onRequest',
          'https',
          "onRequest({ region: ['europe-west1', 'us-east1'] }, () => {})",
        ),
      ),
      '`dispatchDeadlineSeconds` of a task': refused(/dispatchDeadline/, async () => {
        // It points the SDKs at itself, and other proofs still need them.
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
    },
  },
  Control: {
    supported: {
      '`PUT /emulator/v1/projects/{p}:securityRules` and `DELETE /emulator/v1/{database}/documents` (for `@firebase/rules-unit-testing`)':
        async ({ emulator }) => {
          const environment = await initializeTestEnvironment({
            projectId: emulator.projectId,
            firestore: { host: '127.0.0.1', port: emulator.port, rules: OPEN_RULES },
          });
          await environment.clearFirestore();
          await environment.cleanup();
        },
    },
    refused: {
      "export and import in Google's format": refused(/export/, (clients) =>
        send(clients, `/emulator/v1/projects/${clients.emulator.projectId}:export`, {
          method: 'POST',
        }),
      ),
    },
  },
};
