import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from 'app-emulator/testing/free-port.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyFunctions } from '#tests/support/app/shared-functions.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');
/** Six files of 4.2 MB today. The SDKs would be some 800 files if they were not bundled. */
const MAX_FILES = 12;
const MAX_BYTES = 5 * 2 ** 20;
/** The environment of Cloud Functions, without the variables that name an emulator. */
const PRODUCTION = {
  PATH: process.env['PATH'],
  GCLOUD_PROJECT: 'a-dealer',
  FIREBASE_CONFIG: '{"projectId":"a-dealer","storageBucket":"a-dealer.firebasestorage.app"}',
};

let folder: string;
let manifest: { main: string; engines: { node: string }; dependencies: Record<string, string> };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'functions-package-'));
  await copyFunctions(folder);
  manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Installs as Cloud Functions does, exactly what the lock file says; false without the npm registry. */
async function install(): Promise<boolean> {
  const flags = ['--omit=dev', '--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries=0'];
  try {
    await run('npm', ['ci', ...flags], { cwd: folder, shell: process.platform === 'win32' });
    return true;
  } catch (error) {
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/u.test(String(error))) return false;
    throw error;
  }
}

interface Description {
  endpoints: Record<string, { region: string[]; platform: string }>;
  params: { name: string }[];
}

/** Asks the installed functions for their endpoints and parameters, as firebase-tools does. */
async function discover(): Promise<Description> {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['node_modules/firebase-functions/lib/bin/firebase-functions.js', '.'],
    {
      cwd: folder,
      env: { ...PRODUCTION, PORT: String(port), FUNCTIONS_CONTROL_API: 'true' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  try {
    const address = `http://127.0.0.1:${port}/__/functions.yaml`;
    const answer = await vi.waitFor(() => fetch(address), { timeout: 60_000 });
    return (await answer.json()) as Description;
  } finally {
    server.kill();
  }
}

interface Loaded {
  /** The functions with an endpoint. */
  names: string[];
  /** The number of code files that were read, and their total size. */
  files: number;
  bytes: number;
}

/** Loads the functions as a cold start does, in a process of its own. */
async function load(): Promise<Loaded> {
  const script = `
    import { statSync } from 'node:fs';
    import { registerHooks } from 'node:module';
    const files = new Set();
    registerHooks({
      load(url, context, next) {
        if (url.startsWith('file:')) files.add(url);
        return next(url, context);
      },
    });
    const functions = await import(${JSON.stringify(pathToFileURL(join(folder, 'index.js')).href)});
    console.log(JSON.stringify({
      names: Object.entries(functions).filter(([, value]) => value.__endpoint).map(([name]) => name),
      files: files.size,
      bytes: [...files].reduce((sum, url) => sum + statSync(new URL(url)).size, 0),
    }));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    env: PRODUCTION,
  });
  return JSON.parse(stdout);
}

describe('the packed functions', () => {
  it('the packed functions load without installed packages and include every function that hosting calls', async () => {
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
        'fileUploaded',
        'sweepInquiries',
        'nightlyRebuild',
        'nightlyCleanup',
      ]),
    );
  });

  it(`the packed functions load at most ${MAX_FILES} files of ${MAX_BYTES / 2 ** 20} MB together, so that a cold start is short`, async () => {
    const { files, bytes } = await load();
    console.log(`functions load ${files} files of ${(bytes / 2 ** 20).toFixed(2)} MB`);
    expect(files).toBeGreaterThan(0);
    expect(files).toBeLessThanOrEqual(MAX_FILES);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });

  // Nightly, since installing takes longer than all other tests of this file together.
  it.runIf(process.env['DEEP'])(
    'the packed functions install, load their packages and list their endpoints for deployment',
    async (context) => {
      const installed = await install();
      context.skip(!installed, 'the registry of npm cannot be reached: not installed');

      const loadPackages = `await Promise.all(['sharp', 'nodemailer'].map((name) => import(name)));`;
      await run(process.execPath, ['--input-type=module', '--eval', loadPackages], { cwd: folder });

      const { endpoints, params } = await discover();
      const { names } = await load();
      expect(Object.keys(endpoints).sort()).toEqual(names.sort());
      for (const { region, platform } of Object.values(endpoints)) {
        expect([region, platform]).toEqual([['europe-west1'], 'gcfv2']);
      }
      expect(params.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['PUBLIC_URL', 'PUBLISH_WEBHOOK_URL', 'SMTP_URL']),
      );
    },
  );

  it('the packed functions require the Node version that they are deployed to', async () => {
    const { functions } = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8'));
    expect(functions[0].runtime).toBe(`nodejs${manifest.engines.node}`);
  });

  it('the packed functions pin every dependency to an exact version', () => {
    for (const version of Object.values(manifest.dependencies)) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });
});
