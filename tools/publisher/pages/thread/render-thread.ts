import { parentPort, workerData } from 'node:worker_threads';
import { createReleaseCheck, type ReleaseNames } from '#tools/release/check/release-check.ts';
import { gzippedAtOnce } from '#tools/release/hosting/release-version.ts';
import { loadRenderer } from '#tools/renderer/load-renderer.ts';
import { type MadePage, makePage } from '../make-page.ts';
import { received, type SentValue } from './sent-objects.ts';

/** What the thread is started with. */
export interface ThreadSetup {
  /** Folder of the compiled renderer. */
  renderer: string;
  names: ReleaseNames;
}

/** Pages to make, and the objects that they show and the thread has not been sent yet. */
export interface PagesToMake {
  objects: object[];
  pages: { path: string; route: string; shows: SentValue }[];
}

/** Answers come in the order of what was asked. */
export type MadeInThread = { ok: true; pages: MadePage[] } | { ok: false; problem: string };

const { renderer, names } = workerData as ThreadSetup;
const { render } = await loadRenderer(renderer);
const tools = { render, check: createReleaseCheck(names), zip: gzippedAtOnce };
const objects: object[] = [];
let last = Promise.resolve();

parentPort?.on('message', (order: PagesToMake) => {
  objects.push(...order.objects);
  last = last.then(() => answer(order));
});

async function answer({ pages }: PagesToMake): Promise<void> {
  try {
    const made: MadePage[] = [];
    for (const { shows, ...page } of pages) {
      made.push(await makePage({ ...page, shows: received(shows, objects) }, tools));
    }
    const buffers = made.map(({ zipped }) => zipped.buffer);
    parentPort?.postMessage({ ok: true, pages: made } satisfies MadeInThread, buffers);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ ok: false, problem } satisfies MadeInThread);
  }
}
