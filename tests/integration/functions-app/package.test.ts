import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFunctions } from '../../../functions/build.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');
const MOST_MS = 400;

let folder: string;
let manifest: { main: string; dependencies: Record<string, string> };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'functions-package-'));
  await buildFunctions(pathToFileURL(`${folder}/`));
  manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function load(): Promise<{ milliseconds: number; names: string[] }> {
  const script = `
    const start = performance.now();
    const used = process.cpuUsage();
    const functions = await import(${JSON.stringify(pathToFileURL(join(folder, 'index.js')).href)});
    const { user, system } = process.cpuUsage(used);
    const cpu = user + system;
    console.log(JSON.stringify({
      milliseconds: Math.round(Math.min(performance.now() - start, cpu / 1000)),
      names: Object.entries(functions).filter(([, value]) => value.__endpoint).map(([name]) => name),
    }));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    env: {
      PATH: process.env['PATH'],
      GCLOUD_PROJECT: 'demo-dealer',
      FIREBASE_CONFIG: '{"projectId":"demo-dealer","storageBucket":"demo-dealer.appspot.com"}',
    },
  });
  return JSON.parse(stdout);
}

describe('the packed functions', () => {
  it('load alone, without a package beside them', async () => {
    const { names } = await load();
    const hosting = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')).hosting;
    const called: string[] = hosting.rewrites.flatMap(
      ({ function: target }: { function?: { functionId: string } }) => target?.functionId ?? [],
    );
    expect(called.length).toBeGreaterThan(0);
    expect(names).toEqual(expect.arrayContaining(called));
    expect(names).toEqual(
      expect.arrayContaining([
        'publishTask',
        'pictureUploaded',
        'sweepMessages',
        'nightlyRebuild',
        'sweepOrphans',
        'expireMessages',
      ]),
    );
  });

  it(`load in less than ${MOST_MS} ms, so without sharp and nodemailer`, async () => {
    // Processor time and the best of some: a busy machine must not look like a heavy import.
    let best = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 5 && best >= MOST_MS; attempt += 1) {
      best = Math.min(best, (await load()).milliseconds);
    }
    console.log(`functions load in ${best} ms`);
    expect(best).toBeLessThan(MOST_MS);
  });

  it('name every version exactly', () => {
    for (const version of Object.values(manifest.dependencies)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });
});
