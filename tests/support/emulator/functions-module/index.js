// Functions that note what reached them, one JSON line each, in the file RECORD_FILE names.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { logger } from 'firebase-functions';
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentUpdated,
  onDocumentWritten,
} from 'firebase-functions/firestore';
import { HttpsError, onCall, onRequest } from 'firebase-functions/https';
import {
  defineBoolean,
  defineInt,
  defineList,
  defineSecret,
  defineString,
} from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import {
  onObjectDeleted,
  onObjectFinalized,
  onObjectMetadataUpdated,
} from 'firebase-functions/storage';
import { onTaskDispatched } from 'firebase-functions/tasks';

const region = 'europe-west1';
const note = (what, details) =>
  appendFileSync(process.env.RECORD_FILE, `${JSON.stringify({ what, ...details })}\n`);

/** Counts over restarts of the process: how often something was tried. */
function countOf(key) {
  const file = `${process.env.RECORD_FILE}.${key}`;
  const count = existsSync(file) ? Number(readFileSync(file, 'utf8')) + 1 : 1;
  writeFileSync(file, String(count));
  return count;
}

const greeting = defineString('GREETING', { default: 'Hej' });
const limit = defineInt('LIMIT', { default: 7 });
const loud = defineBoolean('LOUD', { default: true });
const names = defineList('NAMES', { default: ['a', 'b'] });
const secret = defineSecret('SECRET');
const atLoad = greeting.value();

export const parameters = onRequest({ region, secrets: [secret] }, (_request, response) => {
  response.json({
    atLoad,
    greeting: greeting.value(),
    limit: limit.value(),
    loud: loud.value(),
    names: names.value(),
    secret: secret.value(),
    project: process.env.GCLOUD_PROJECT,
    zone: process.env.TZ,
  });
});

export const echo = onRequest({ region }, (request, response) => {
  response.status(201).set('x-answer', 'yes').json({
    method: request.method,
    path: request.path,
    query: request.query,
    body: request.body,
    raw: request.rawBody?.toString(),
    ip: request.ip,
    host: request.hostname,
  });
});

export const stream = onRequest({ region }, async (_request, response) => {
  response.write('first;');
  await sleep(50);
  response.end('second');
});

export const broken = onRequest({ region }, () => {
  throw new Error('broken on purpose');
});

export const slow = onRequest({ region, timeoutSeconds: 1 }, async (_request, response) => {
  await sleep(5000);
  response.end('late');
});

export const blocking = onRequest({ region, timeoutSeconds: 1 }, () => {
  for (;;);
});

export const group = {
  inner: onRequest({ region }, (_request, response) => {
    logger.warn('from the inside', { of: 'group' });
    response.send('inner');
  }),
};

export const add = onCall({ region }, ({ data, auth }) => {
  if (typeof data.a !== 'number') throw new HttpsError('invalid-argument', 'a is no number');
  return { sum: data.a + data.b, uid: auth?.uid ?? null, role: auth?.token.role ?? null };
});

const change = (event) => ({
  id: event.id,
  params: event.params,
  before: event.data.before?.data() ?? null,
  after: event.data.after?.data() ?? null,
});

export const created = onDocumentCreated({ document: 'cars/{car}', region }, (event) =>
  note('created', { params: event.params, data: event.data.data() }),
);
export const updated = onDocumentUpdated({ document: 'cars/{car}', region }, (event) =>
  note('updated', change(event)),
);
export const deleted = onDocumentDeleted({ document: 'cars/{car}', region }, (event) =>
  note('deleted', { params: event.params, data: event.data.data() }),
);
export const written = onDocumentWritten({ document: 'cars/{car}/notes/{note}', region }, (event) =>
  note('written', change(event)),
);

export const stubborn = onDocumentCreated(
  { document: 'stubborn/{id}', region, retry: true },
  (event) => {
    const tries = countOf(`stubborn-${event.params.id}`);
    note('stubborn', { id: event.id, tries });
    if (tries < 3) throw new Error('not yet');
  },
);

export const careless = onDocumentCreated({ document: 'careless/{id}', region }, (event) => {
  note('careless', { tries: countOf(`careless-${event.params.id}`) });
  throw new Error('never mind');
});

export const crashing = onDocumentCreated({ document: 'crashing/{id}', region }, (event) => {
  const tries = countOf(`crashing-${event.params.id}`);
  note('crashing', { id: event.id, tries });
  if (tries < 2) process.exit(3);
});

export const counted = onDocumentWritten({ document: 'counted/{id}', region }, (event) =>
  note('counted', { car: event.params.id }),
);

const objectNote = (what) => (event) =>
  note(what, { name: event.data.name, size: event.data.size, type: event.data.contentType });
export const stored = onObjectFinalized({ region }, objectNote('stored'));
export const removed = onObjectDeleted({ region }, objectNote('removed'));
export const renamed = onObjectMetadataUpdated({ region }, objectNote('renamed'));

export const job = onTaskDispatched({ region }, (request) =>
  note('job', { data: request.data, id: request.id, at: Date.now() }),
);

export const failingJob = onTaskDispatched(
  { region, retryConfig: { maxAttempts: 3, minBackoffSeconds: 0.05, maxBackoffSeconds: 0.1 } },
  (request) => {
    note('failingJob', { retries: request.retryCount });
    throw new Error('always');
  },
);

let atOnce = 0;
export const oneByOne = onTaskDispatched(
  { region, rateLimits: { maxConcurrentDispatches: 1 } },
  async () => {
    atOnce += 1;
    note('oneByOne', { atOnce });
    await sleep(20);
    atOnce -= 1;
  },
);

export const nightly = onSchedule({ schedule: 'every day 03:30', region }, (event) =>
  note('nightly', { time: event.scheduleTime }),
);
