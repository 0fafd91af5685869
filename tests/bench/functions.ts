import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildFunctions, bundle } from '#functions/build.ts';
import { milliseconds, quantile } from './support/numbers.ts';

const run = promisify(execFile);
/** The share of a cold start that is ours. */
const GOAL_MS = 250;
const ENVIRONMENT = {
  PATH: process.env['PATH'],
  GCLOUD_PROJECT: 'a-dealer',
  FIREBASE_CONFIG: '{"projectId":"a-dealer","storageBucket":"a-dealer.firebasestorage.app"}',
};

/** What any function needs that reads Firestore: the SDKs alone. */
const REFERENCE = `
  import { onRequest } from 'firebase-functions/https';
  import { onDocumentWritten } from 'firebase-functions/firestore';
  import { initializeApp } from 'firebase-admin/app';
  import { getFirestore } from 'firebase-admin/firestore';
  export const used = [onRequest, onDocumentWritten, initializeApp, getFirestore];`;

/**
 * The import of the functions in a new process, as a cold start does it, and of a bundle of the SDKs
 * alone in turns with it: other work on the machine slows both.
 */
export async function benchFunctions(quick: boolean): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'functions-import-'));
  try {
    const functions = join(folder, 'functions');
    await buildFunctions(pathToFileURL(`${functions}/`));
    const reference = join(folder, 'reference');
    await bundle({
      stdin: { contents: REFERENCE, resolveDir: import.meta.dirname },
      outdir: reference,
      entryNames: 'index',
      // As the functions are: what is loaded later is a file of its own.
      splitting: true,
    });
    await writeFile(join(reference, 'package.json'), '{"type":"module"}');
    const times = { ours: [] as number[], sdks: [] as number[] };
    for (let round = 0; round < (quick ? 5 : 20); round += 1) {
      times.ours.push(await importTime(functions));
      times.sdks.push(await importTime(reference));
    }
    console.table({ 'the functions': row(times.ours), 'the SDKs alone': row(times.sdks) });
    const ratio = (quantile(times.ours, 0.5) / quantile(times.sdks, 0.5)).toFixed(2);
    console.log(`${ratio} times the SDKs alone; goal: ${GOAL_MS} ms where nothing else runs`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importTime(folder: string): Promise<number> {
  const script = `
    const start = performance.now();
    await import(${JSON.stringify(pathToFileURL(join(folder, 'index.js')).href)});
    console.log(performance.now() - start);
    process.exit();`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    env: ENVIRONMENT,
  });
  return Number(stdout);
}

function row(times: number[]): { least: string; median: string } {
  return { least: milliseconds(quantile(times, 0)), median: milliseconds(quantile(times, 0.5)) };
}
