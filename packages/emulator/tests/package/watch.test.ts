import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Emulator, startEmulator } from '#emulator/index.ts';
import { PROJECT, writeModule } from '#tests/support/functions-emulator.ts';

let folder: string;
let emulator: Emulator;
const lines: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  // Apart from the rules, whose changes would load the functions again.
  mkdirSync(join(folder, 'functions'));
  writeRules('false');
  emulator = await startEmulator({
    projectId: PROJECT,
    firestoreRulesFile: join(folder, 'firestore.rules'),
    storageRulesFile: join(folder, 'storage.rules'),
    watch: true,
    log: (line) => lines.push(line),
    functions: { directory: writeModule(answering('before'), join(folder, 'functions')), env: {} },
  });
});

afterAll(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true });
});

function writeRules(condition: string): void {
  const rules = (service: string, match: string) =>
    `rules_version = '2';\nservice ${service} {\n  match ${match} {\n    match /{name=**} { allow read: if ${condition}; }\n  }\n}`;
  writeFileSync(join(folder, 'storage.rules'), rules('firebase.storage', '/b/{bucket}/o'));
  writeFileSync(
    join(folder, 'firestore.rules'),
    rules('cloud.firestore', '/databases/{database}/documents'),
  );
}

const answering = (text: string) =>
  `import { onRequest } from 'firebase-functions/https';
export const hello = onRequest((_request, response) => void response.send('${text}'));`;

/** The answers that a visitor who has not signed in gets for a document and a file. */
async function statuses(): Promise<number[]> {
  const addresses = [
    `/v1/projects/${PROJECT}/databases/(default)/documents/a/b`,
    `/v0/b/${PROJECT}.appspot.com/o/file.txt`,
  ];
  const answers = await Promise.all(addresses.map((path) => fetch(`${emulator.url}${path}`)));
  return answers.map(({ status }) => status);
}

it('rules of Firestore and Storage that change apply to the next request', async () => {
  writeRules('false');
  await expect.poll(statuses).toEqual([403, 403]);
  writeRules('true');
  await expect.poll(statuses).toEqual([404, 404]);
});

it('rules that cannot be compiled are named in the log, and the old rules stay', async () => {
  writeRules('false');
  await expect.poll(statuses).toEqual([403, 403]);
  writeRules('true && && false');
  await expect.poll(() => lines.join('\n')).toMatch(/firestore\.rules:4:\d+/u);
  expect(await statuses()).toEqual([403, 403]);
});

it('functions that change are loaded again', async () => {
  const hello = async () => (await fetch(`${emulator.url}/${PROJECT}/us-central1/hello`)).text();
  expect(await hello()).toBe('before');
  writeModule(answering('after'), join(folder, 'functions'));
  await expect.poll(hello).toBe('after');
});
