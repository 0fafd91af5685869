import { createReleaseCheck, type ReleaseNames } from '#tools/release/check/release-check.ts';
import { gzippedAtOnce } from '#tools/release/hosting/release-version.ts';
import { loadRenderer } from '#tools/renderer/load-renderer.ts';
import { type MadePage, makePage, type PageTools, type ReleasedBytes } from '../make-page.ts';
import { received, type SentValue } from './sent-objects.ts';

/** The first message to the process. */
export interface ProcessSetup {
  /** Folder of the compiled renderer. */
  renderer: string;
  names: ReleaseNames;
}

/** Pages to make, and the objects that they show and the process has not been sent yet. */
export interface PagesToMake {
  objects: object[];
  pages: { path: string; route: string; shows: SentValue; released: ReleasedBytes | undefined }[];
}

/** Answers come in the order of what was asked. */
export type MadeInProcess = { ok: true; pages: MadePage[] } | { ok: false; problem: string };

const objects: object[] = [];
let tools: Promise<PageTools> | undefined;
let last = Promise.resolve();

process.on('message', (message: ProcessSetup | PagesToMake) => {
  if ('renderer' in message) {
    tools = prepare(message);
    // Told with the first answer.
    tools.catch(() => {});
    return;
  }
  objects.push(...message.objects);
  last = last.then(() => answer(message));
});
process.once('disconnect', () => process.exit());

async function prepare({ renderer, names }: ProcessSetup): Promise<PageTools> {
  const { render } = await loadRenderer(renderer);
  return { render, check: createReleaseCheck(names), zip: gzippedAtOnce };
}

async function answer({ pages }: PagesToMake): Promise<void> {
  let answered: MadeInProcess;
  try {
    const own = await tools;
    if (!own) throw new Error('The process was asked for pages before it was set up.');
    const made: MadePage[] = [];
    for (const { shows, released, ...page } of pages) {
      made.push(await makePage({ ...page, shows: received(shows, objects) }, own, released));
    }
    answered = { ok: true, pages: made };
  } catch (error) {
    answered = { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(answered);
}
