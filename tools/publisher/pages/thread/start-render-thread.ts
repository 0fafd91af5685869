import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SitePage } from '#site/site-page.ts';
import { type MadePage, RenderError } from '../make-page.ts';
import type { MadeInThread, PagesToMake, ThreadSetup } from './render-thread.ts';
import { createObjectSender } from './sent-objects.ts';

/** A second thread that makes pages. */
export interface RenderThread {
  /** Throws `RenderError`, also where the thread has ended. */
  make(pages: readonly SitePage[]): Promise<MadePage[]>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Beside this file, also where both are bundled. */
const THREAD = new URL(`./render-thread${extname(import.meta.filename)}`, import.meta.url);

/** Starts the thread. It is given what its pages show, each object of the catalogue once. */
export function startRenderThread(setup: ThreadSetup): RenderThread {
  const worker = new Worker(THREAD, { workerData: setup });
  const sender = createObjectSender();
  const pending: PromiseWithResolvers<MadePage[]>[] = [];
  let failure: RenderError | null = null;

  const fail = (cause: unknown) => {
    failure ??= new RenderError('The thread that renders pages has ended.', { cause });
    for (const { reject } of pending.splice(0)) reject(failure);
  };
  worker.on('error', fail);
  worker.on('exit', fail);
  worker.on('message', (made: MadeInThread) => {
    const answered = pending.shift();
    if (made.ok) answered?.resolve(made.pages);
    else answered?.reject(new RenderError(made.problem));
  });

  return {
    make(pages) {
      const sent = pages.map(({ path, route, shows }) => ({
        path,
        route,
        shows: sender.send(shows),
      }));
      const answer = Promise.withResolvers<MadePage[]>();
      if (failure) answer.reject(failure);
      else pending.push(answer);
      worker.postMessage({ objects: sender.takeNew(), pages: sent } satisfies PagesToMake);
      return answer.promise;
    },
    async [Symbol.asyncDispose]() {
      await worker.terminate();
    },
  };
}
