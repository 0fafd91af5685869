import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import type { SitePage } from '#site/site-page.ts';
import { type MadePage, type ReleasedBytes, RenderError } from '../make-page.ts';
import type { MadeInProcess, PagesToMake, ProcessSetup } from './render-process.ts';
import { createObjectSender } from './sent-objects.ts';

/** A process that makes pages; its memory is free again when it has ended. */
export interface RenderProcess {
  /** See `makePage`. Throws `RenderError`, also where the process has ended. */
  make(
    pages: readonly SitePage[],
    released: ReadonlyMap<string, ReleasedBytes>,
  ): Promise<MadePage[]>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Beside this file, also where both are bundled. */
const MODULE = join(import.meta.dirname, `render-process${extname(import.meta.filename)}`);

const HEAP_OF_CODE_MB = 128;
/** For each page, and the vehicle on it: that has some 10 KB. */
const HEAP_OF_PAGE_MB = 0.01;

/**
 * Bounds the memory of a process, which V8 would let grow as long as the machine has some. It is given at
 * once: V8 would search a small heap for garbage every half second, and that takes a processor of its own
 * a tenth of its time.
 */
function memoryOptions({ pages }: ProcessSetup['names']): string[] {
  const megabytes = Math.ceil(HEAP_OF_CODE_MB + HEAP_OF_PAGE_MB * pages.length);
  return [
    // Small enough for the cache of a processor.
    '--max-semi-space-size=8',
    `--initial-old-space-size=${megabytes}`,
    `--max-old-space-size=${megabytes}`,
  ];
}

/** Starts the process. It is given what its pages show, each object of the catalogue once. */
export function startRenderProcess(setup: ProcessSetup): RenderProcess {
  const child = fork(MODULE, {
    serialization: 'advanced',
    execArgv: memoryOptions(setup.names),
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
    make(pages, released) {
      const sent = pages.map(({ path, route, shows }) => ({
        path,
        route,
        shows: sender.send(shows),
        released: bytesOf(released.get(path)),
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

/** A release knows more of a page, which would be sent with it. */
function bytesOf(released: ReleasedBytes | undefined): ReleasedBytes | undefined {
  return released && { hash: released.hash, gzip: released.gzip };
}
