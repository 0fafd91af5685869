import { onAlertPublished } from 'firebase-functions/alerts';
import { onCustomEventPublished } from 'firebase-functions/eventarc';
import { onDocumentWritten, onDocumentWrittenWithAuthContext } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { beforeUserCreated } from 'firebase-functions/identity';
import { onMessagePublished } from 'firebase-functions/pubsub';
import { onObjectFinalized } from 'firebase-functions/storage';
import { https } from 'firebase-functions/v1';
import { readSpec } from '#emulator/functions/specification/function-spec.ts';
import { collectEndpoints } from '#emulator/functions/worker/endpoints.ts';
import { type Refusals, refused } from './refusal.ts';

const ignore = () => {};

/** Reads a function of the module as the emulator does when it loads the module. */
const loading = (run: unknown) => () => {
  const { endpoints } = collectEndpoints({ run });
  readSpec('run', endpoints['run'] ?? {}, { bucket: 'demo', databases: ['(default)'] });
};

const watching = (option: object) =>
  loading(onDocumentWritten({ document: 'a/{b}', ...option }, ignore));

export const functionsRefusals: Refusals = {
  'first generation': refused(/first generation.*"run"/, loading(https.onRequest(ignore))),
  '`…WithAuthContext`': refused(
    /withAuthContext.*"run"/,
    loading(onDocumentWrittenWithAuthContext('a/{b}', ignore)),
  ),
  'Pub/Sub': refused(/pubsub.*"run"/, loading(onMessagePublished('topic', ignore))),
  Eventarc: refused(/type a\.b.*"run"/, loading(onCustomEventPublished('a.b', ignore))),
  'blocking triggers': refused(/blockingTrigger.*"run"/, loading(beforeUserCreated(ignore))),
  'alert triggers': refused(/firebasealerts.*"run"/, loading(onAlertPublished('a', ignore))),
  'another bucket': refused(/bucket other.*"run"/, loading(onObjectFinalized('other', ignore))),
  'another database': refused(/database other.*"run"/, watching({ database: 'other' })),
  'another namespace': refused(/namespace other.*"run"/, watching({ namespace: 'other' })),
  'several regions': refused(
    /several regions.*"run"/,
    loading(onRequest({ region: ['europe-west1', 'us-east1'] }, ignore)),
  ),
};
