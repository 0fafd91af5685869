import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { SitePage } from '#site/site-page.ts';
import { RenderError, type RenderedPages } from '#tools/publisher/render-pages.ts';
import { claimPages, newClaims } from './claim-pages.ts';
import type { RenderThreadData, RenderThreadMessage } from './render-thread.ts';

/** The publisher that is packed into one file does not have it, and renders in one thread. */
const THREAD = fileURLToPath(new URL('./render-thread.ts', import.meta.url));

/** A thread is given the stock, lists the pages and compiles its code: it gains nothing with fewer pages. */
const WORTH_A_THREAD = 1_500;

export type ThreadInput = Omit<RenderThreadData, 'claims' | 'toRender'>;
type Take = (path: string, gzipHash: string, bytes: Uint8Array<ArrayBuffer>) => void;

/** Whether so many pages are rendered faster in two threads. */
export function isWorthThreads({ length }: readonly unknown[]): boolean {
  return length >= WORTH_A_THREAD && availableParallelism() > 1 && existsSync(THREAD);
}

/**
 * Renders pages of a catalogue in this thread, by `renderOwn`, and in another one. The gzipped bytes
 * from there are handed to `take`. Throws `RenderError` for the first page that cannot be rendered.
 */
export async function renderInThreads(
  pages: readonly SitePage[],
  input: ThreadInput,
  renderOwn: (pages: Iterable<SitePage>) => Promise<RenderedPages>,
  take: Take,
): Promise<RenderedPages> {
  const claims = newClaims();
  const toRender = pages.map(({ path }) => path);
  const workerData = { ...input, toRender, claims } satisfies RenderThreadData;
  const thread = new Worker(THREAD, { workerData });
  try {
    const [own, others] = await Promise.all([
      renderOwn(claimPages(pages, claims)),
      resultOf(thread, take),
    ]);
    return {
      pages: new Map([...own.pages, ...others.pages]),
      broken: [...own.broken, ...others.broken],
    };
  } finally {
    await thread.terminate();
  }
}

function resultOf(thread: Worker, take: Take): Promise<RenderedPages> {
  return new Promise((resolve, reject) => {
    thread.on('message', (message: RenderThreadMessage) => {
      if ('path' in message) take(message.path, message.gzip, message.bytes);
      else resolve(message);
    });
    // The class of an error is lost between threads.
    thread.on('error', ({ message, cause }: Error) => reject(new RenderError(message, { cause })));
    thread.on('exit', (code) => reject(new RenderError(`A thread ended early (${code}).`)));
  });
}
