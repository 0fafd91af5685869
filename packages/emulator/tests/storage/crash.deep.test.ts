import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { BUCKET } from '#tests/support/storage-emulator.ts';

const KILLS = 200;
const SCRIPT = fileURLToPath(new URL('../support/storage-process.ts', import.meta.url));
const SIZES = [0, 1000, 70_000, 400_000, 1_500_000];

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');

interface Server {
  origin: string;
  process: ChildProcess;
  startedInMs: number;
}

async function start(dataDir: string): Promise<Server> {
  const began = Date.now();
  const child = spawn(process.execPath, [SCRIPT, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  const origin = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    child.once('exit', () => reject(new Error('The storage process ended at its start.')));
  });
  return { origin, process: child, startedInMs: Date.now() - began };
}

async function kill(server: Server): Promise<void> {
  const gone = new Promise((resolve) => server.process.once('exit', resolve));
  server.process.kill('SIGKILL');
  await gone;
}

/** Uploads under new and used names until the server is killed; records which content is valid. */
async function uploadUntilKilled(
  origin: string,
  uploader: number,
  known: Map<string, Set<string>>,
): Promise<void> {
  for (;;) {
    const name = `object-${uploader}-${randomInt(10)}`;
    const bytes = randomBytes(SIZES[randomInt(SIZES.length)] ?? 0);
    // Until an upload is acknowledged, the old and the new content are both valid.
    known.set(name, (known.get(name) ?? new Set(['absent'])).add(md5(bytes)));
    try {
      if (randomInt(2) === 0) await uploadAtOnce(origin, name, bytes);
      else await uploadInChunks(origin, name, bytes);
      known.set(name, new Set([md5(bytes)]));
    } catch {
      return;
    }
  }
}

async function uploadAtOnce(origin: string, name: string, bytes: Buffer): Promise<void> {
  const url = `${origin}/upload/storage/v1/b/${BUCKET}/o?uploadType=media&name=${name}`;
  const answer = await fetch(url, { method: 'POST', body: new Uint8Array(bytes) });
  if (!answer.ok) throw new Error(await answer.text());
}

async function uploadInChunks(origin: string, name: string, bytes: Buffer): Promise<void> {
  const url = `${origin}/upload/storage/v1/b/${BUCKET}/o?uploadType=resumable&name=${name}`;
  const begun = await fetch(url, { method: 'POST', body: '{}' });
  const location = begun.headers.get('location') ?? '';
  const half = Math.floor(bytes.length / 2);
  for (const [from, to] of [
    [0, half],
    [half, bytes.length],
  ] as const) {
    const range = to > from ? `${from}-${to - 1}` : '*';
    await fetch(location, {
      method: 'PUT',
      headers: { 'content-range': `bytes ${range}/${bytes.length}` },
      body: new Uint8Array(bytes.subarray(from, to)),
    });
  }
}

it(`${KILLS} kills during uploads lose no acknowledged file and leave no partial file`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'storage-crash-'));
  const known = new Map<string, Set<string>>();
  let slowestStart = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const server = await start(dataDir);
    const uploads = [0, 1, 2].map((uploader) => uploadUntilKilled(server.origin, uploader, known));
    await sleep(randomInt(20, 300));
    await kill(server);
    await Promise.all(uploads);

    const restarted = await start(dataDir);
    slowestStart = Math.max(slowestStart, restarted.startedInMs);
    const listed = await storedFiles(restarted.origin);
    for (const [name, allowed] of known) {
      const bytes = listed.has(name) ? await download(restarted.origin, name) : null;
      const found = bytes === null ? 'absent' : md5(bytes);
      expect([...allowed], `${name} in round ${round}`).toContain(found);
      if (bytes !== null) expect(listed.get(name), `checksum of ${name}`).toBe(md5(bytes));
      known.set(name, new Set([found]));
    }
    expect(readdirSync(join(dataDir, 'storage', 'blobs'))).toHaveLength(listed.size);
    await kill(restarted);
  }
  console.log(`${KILLS} kills; slowest restart ${slowestStart} ms`);
  rmSync(dataDir, { recursive: true });
});

/** The checksums of all stored files, by name. */
async function storedFiles(origin: string): Promise<Map<string, string>> {
  const answer = await fetch(`${origin}/b/${BUCKET}/o`);
  type Page = { items?: { name: string; md5Hash: string }[] };
  const { items = [] } = (await answer.json()) as Page;
  return new Map(items.map((item) => [item.name, item.md5Hash]));
}

async function download(origin: string, name: string): Promise<Buffer> {
  const answer = await fetch(`${origin}/b/${BUCKET}/o/${name}?alt=media`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
