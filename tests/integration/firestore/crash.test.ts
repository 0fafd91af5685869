import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#emulator/database.ts';
import { Documents } from '#emulator/firestore/documents.ts';
import {
  CLOSED_STORAGE_RULES,
  OPEN_RULES,
  startTestEmulator,
} from '#tests/support/emulator/test-emulator.ts';

const KILLS = process.env['DEEP'] ? 200 : 10;
const QUICK_MS = 2_000;
/** Whatever else the machine does makes a start slower, so the quickest of a few counts. */
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
    const answered = await writeUntilKilled(next, Math.random() * 150);
    const kept = inspect();
    expect(kept.torn).toEqual([]);
    expect(kept.newest).toBeGreaterThanOrEqual(answered);
    expect(kept.latest).toEqual([kept.newest, kept.newest, kept.newest]);
    next = kept.newest + 1;
  }
  expect(inspect().count).toBe(next * 3);

  let quickest = Number.POSITIVE_INFINITY;
  for (let start = 0; start < RESTARTS && quickest >= QUICK_MS; start++) {
    quickest = Math.min(quickest, await restart());
  }
  expect(quickest).toBeLessThan(QUICK_MS);
});

/** Milliseconds until the emulator stands again. */
async function restart(): Promise<number> {
  const started = performance.now();
  const again = await startTestEmulator({ dataDir });
  const took = performance.now() - started;
  await again.close();
  return took;
}

/** Lets an emulator commit for a while, then kills it; returns the last commit it answered. */
async function writeUntilKilled(first: number, milliseconds: number): Promise<number> {
  const writer = spawn(process.execPath, [WRITER, dataDir, rules, storageRules, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => writer.once('exit', resolve));
  let answered = first - 1;
  for await (const line of createInterface({ input: writer.stdout })) {
    if (line === 'ready') setTimeout(() => writer.kill('SIGKILL'), milliseconds);
    else answered = Number(line);
  }
  await ended;
  return answered;
}

/** What is on disk, read as the emulator reads it at its next start. */
function inspect() {
  const database = openDatabase(dataDir);
  const documents = Documents.open(database);
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
