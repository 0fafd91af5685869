import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openDocuments } from '#emulator/firestore/store/documents.ts';
import { openDatabase } from '#emulator/shared/database.ts';
import {
  CLOSED_STORAGE_RULES,
  OPEN_RULES,
  startTestEmulator,
} from '#tests/support/test-emulator.ts';

const KILLS = 200;
const QUICK_MS = 2_000;
/** Other load on the machine slows a start down, so only the quickest of a few is checked. */
const RESTARTS = 5;
const WRITER = fileURLToPath(new URL('./crash-writer.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'crash-'));
const dataDir = join(folder, 'data');
const rules = join(folder, 'firestore.rules');
const storageRules = join(folder, 'storage.rules');
writeFileSync(rules, OPEN_RULES);
writeFileSync(storageRules, CLOSED_STORAGE_RULES);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(`${KILLS} SIGKILLs at random moments lose and tear no acknowledged commit, and the restart is quick`, async () => {
  let next = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const acknowledged = await writeUntilKilled(next, Math.random() * 150);
    const onDisk = inspect();
    expect(onDisk.torn).toEqual([]);
    expect(onDisk.newest).toBeGreaterThanOrEqual(acknowledged);
    expect(onDisk.latest).toEqual([onDisk.newest, onDisk.newest, onDisk.newest]);
    next = onDisk.newest + 1;
  }
  expect(inspect().count).toBe(next * 3);

  let quickest = Number.POSITIVE_INFINITY;
  for (let start = 0; start < RESTARTS && quickest >= QUICK_MS; start++) {
    quickest = Math.min(quickest, await restart());
  }
  expect(quickest).toBeLessThan(QUICK_MS);
});

/** Starts the emulator on the same data and returns how long that took, in milliseconds. */
async function restart(): Promise<number> {
  const started = performance.now();
  const emulator = await startTestEmulator({ dataDir });
  const took = performance.now() - started;
  await emulator.close();
  return took;
}

/** Lets an emulator commit for a while, then kills it; returns the last acknowledged commit. */
async function writeUntilKilled(first: number, milliseconds: number): Promise<number> {
  const writer = spawn(process.execPath, [WRITER, dataDir, rules, storageRules, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => writer.once('exit', resolve));
  let acknowledged = first - 1;
  for await (const line of createInterface({ input: writer.stdout })) {
    if (line === 'ready') setTimeout(() => writer.kill('SIGKILL'), milliseconds);
    else acknowledged = Number(line);
  }
  await ended;
  return acknowledged;
}

/** What is on disk, read as the emulator reads it at its next start. */
function inspect() {
  const database = openDatabase(dataDir);
  const documents = openDocuments(database, () => {});
  const parts = new Map<number, number>();
  for (const { fields } of documents.collection('commits')) {
    const { number } = fields as { number: { integerValue: string } };
    const key = Number(number.integerValue);
    parts.set(key, (parts.get(key) ?? 0) + 1);
  }
  const latest = documents
    .collection('latest')
    .map(({ fields }) =>
      Number((fields as { number: { integerValue: string } }).number.integerValue),
    );
  database.close();
  return {
    torn: [...parts].filter(([, count]) => count !== 3),
    newest: Math.max(-1, ...parts.keys()),
    latest: parts.size === 0 ? [-1, -1, -1] : latest,
    count: documents.collection('commits').length,
  };
}
