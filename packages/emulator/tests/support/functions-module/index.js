// Functions that record each of their calls as a line of JSON in the file that RECORD_FILE names.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentUpdated,
  onDocumentWritten,
} from 'firebase-functions/firestore';
import { HttpsError, onCall, onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
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
const record = (what, details) =>
  appendFileSync(process.env.RECORD_FILE, `${JSON.stringify({ what, ...details })}\n`);

/** Counts the calls for a key, also across restarts of the process. */
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

export const created = onDocumentCreated({ document: 'vehicles/{vehicle}', region }, (event) =>
  record('created', { params: event.params, data: event.data.data() }),
);
export const updated = onDocumentUpdated({ document: 'vehicles/{vehicle}', region }, (event) =>
  record('updated', change(event)),
);
export const deleted = onDocumentDeleted({ document: 'vehicles/{vehicle}', region }, (event) =>
  record('deleted', { params: event.params, data: event.data.data() }),
);
export const written = onDocumentWritten(
  { document: 'vehicles/{vehicle}/notes/{note}', region },
  (event) => record('written', change(event)),
);

export const retried = onDocumentCreated(
  { document: 'retried/{id}', region, retry: true },
  (event) => {
    const tries = countOf(`retried-${event.params.id}`);
    record('retried', { id: event.id, tries });
    if (tries < 3) throw new Error('fails twice on purpose');
  },
);

export const unretried = onDocumentCreated({ document: 'unretried/{id}', region }, (event) => {
  record('unretried', { tries: countOf(`unretried-${event.params.id}`) });
  throw new Error('fails on purpose');
});

export const crashing = onDocumentCreated({ document: 'crashing/{id}', region }, (event) => {
  const tries = countOf(`crashing-${event.params.id}`);
  record('crashing', { id: event.id, tries });
  if (tries < 2) process.exit(3);
});

export const recorded = onDocumentWritten({ document: 'recorded/{id}', region }, (event) =>
  record('recorded', { id: event.params.id }),
);

const recordObject = (what) => (event) =>
  record(what, { name: event.data.name, size: event.data.size, type: event.data.contentType });
export const stored = onObjectFinalized({ region }, recordObject('stored'));
export const removed = onObjectDeleted({ region }, recordObject('removed'));
export const renamed = onObjectMetadataUpdated({ region }, recordObject('renamed'));

export const job = onTaskDispatched({ region }, (request) =>
  record('job', { data: request.data, id: request.id, at: Date.now() }),
);

export const failingJob = onTaskDispatched(
  { region, retryConfig: { maxAttempts: 3, minBackoffSeconds: 0.05, maxBackoffSeconds: 0.1 } },
  (request) => {
    record('failingJob', { retries: request.retryCount });
    throw new Error('fails on purpose');
  },
);

let running = 0;
export const oneByOne = onTaskDispatched(
  { region, rateLimits: { maxConcurrentDispatches: 1 } },
  async () => {
    running += 1;
    record('oneByOne', { running });
    await sleep(20);
    running -= 1;
  },
);

export const nightly = onSchedule({ schedule: 'every day 03:30', region }, (event) =>
  record('nightly', { time: event.scheduleTime }),
);
