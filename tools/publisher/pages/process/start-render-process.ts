import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import type { SitePage } from '#site/site-page.ts';
import { type MadePage, RenderError } from '../make-page.ts';
import type { MadeInProcess, PagesToMake, ProcessSetup } from './render-process.ts';
import { createObjectSender } from './sent-objects.ts';

/** A process that makes pages; its memory is free again when it has ended. */
export interface RenderProcess {
  /** Throws `RenderError`, also where the process has ended. */
  make(pages: readonly SitePage[]): Promise<MadePage[]>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Beside this file, also where both are bundled. */
const MODULE = join(import.meta.dirname, `render-process${extname(import.meta.filename)}`);

const HEAP_OF_CODE_MB = 128;
/** For each page, and the vehicle on it: that has some 10 KB. */
const HEAP_OF_PAGE_MB = 0.01;

/** Megabytes. */
function heapFor({ pages }: ProcessSetup['names']): number {
  return Math.ceil(HEAP_OF_CODE_MB + HEAP_OF_PAGE_MB * pages.length);
}

/** Starts the process. It is given what its pages show, each object of the catalogue once. */
export function startRenderProcess(setup: ProcessSetup): RenderProcess {
  const child = fork(MODULE, {
    serialization: 'advanced',
    // V8 would let garbage grow as long as the machine has memory: two of these and their parent stay
    // below a gigabyte at 10,000 vehicles. What one holds is the code and the objects that it was sent.
    execArgv: ['--max-semi-space-size=8', `--max-old-space-size=${heapFor(setup.names)}`],
  });
  const exited = once(child, 'exit');
  const sender = createObjectSender();
  const pending: PromiseWithResolvers<MadePage[]>[] = [];
  let failure: RenderError | null = null;

  const fail = (cause: unknown) => {
    failure ??= new RenderError('The process that renders pages has ended.', { cause });
    for (const { reject } of pending.splice(0)) reject(failure);
  };
  const send = (message: ProcessSetup | PagesToMake) =>
    child.send(message, (error) => error && fail(error));
  child.on('error', fail);
  child.on('exit', fail);
  child.on('message', (made: MadeInProcess) => {
    const answered = pending.shift();
    if (made.ok) answered?.resolve(made.pages);
    else answered?.reject(new RenderError(made.problem));
  });
  send(setup);

  return {
    make(pages) {
      const sent = pages.map(({ path, route, shows }) => ({
        path,
        route,
        shows: sender.send(shows),
      }));
      const answer = Promise.withResolvers<MadePage[]>();
      if (failure) {
        answer.reject(failure);
      } else {
        pending.push(answer);
        send({ objects: sender.takeNew(), pages: sent });
      }
      return answer.promise;
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await exited.catch(() => {});
    },
  };
}
