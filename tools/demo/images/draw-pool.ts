import { Worker } from 'node:worker_threads';
import type { ImageJob } from './draw.ts';
import { threadOf } from './thread-of.ts';

/** Draws images in threads of their own, so that the app answers meanwhile. */
export interface DrawPool {
  draw(job: ImageJob): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Answer {
  number: number;
  bytes?: Uint8Array;
  problem?: string;
}

/** The threads start with the first image; images in one place go to the same thread. */
export function createDrawPool(threads: number): DrawPool {
  const workers = new Map<number, Worker>();
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>();
  let count = 0;
  let closed = false;

  function failAll(error: Error): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url));
    worker.unref();
    worker.on('error', failAll);
    worker.on('exit', () => failAll(new Error('The drawing of demo images has stopped.')));
    worker.on('message', ({ number, bytes, problem }: Answer) => {
      const answer = waiting.get(number);
      waiting.delete(number);
      if (bytes === undefined) answer?.reject(new Error(problem));
      else answer?.resolve(bytes);
    });
    return worker;
  }

  return {
    draw(job) {
      if (closed) return Promise.reject(new Error('The drawing of demo images has stopped.'));
      const place = threadOf(job.id, threads);
      const worker = workers.get(place) ?? start();
      workers.set(place, worker);
      const answer = Promise.withResolvers<Uint8Array>();
      const number = count++;
      waiting.set(number, answer);
      worker.postMessage({ number, job });
      return answer.promise;
    },
    async close() {
      closed = true;
      await Promise.all([...workers.values()].map((worker) => worker.terminate()));
      workers.clear();
    },
  };
}
