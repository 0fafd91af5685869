import { Worker } from 'node:worker_threads';
import type { PageHashes, PageOrder } from './page-writer-thread.ts';

type Answer = PageHashes | 'written';

interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** Finishes and writes pages in a second thread, so that the first can render the next ones. */
export class PageWriter {
  readonly #thread: Worker;
  /** Orders are answered one after the other. */
  readonly #waiting: Waiting[] = [];
  #broken: unknown;

  /** `folder` is the built site. */
  constructor(folder: string) {
    this.#thread = new Worker(new URL('page-writer-thread.ts', import.meta.url), {
      workerData: folder,
    });
    this.#thread.on('message', (answer: Answer) => {
      this.#waiting.shift()?.resolve(answer);
      // A build that fails elsewhere is not kept from ending by a thread that waits.
      if (this.#waiting.length === 0) this.#thread.unref();
    });
    this.#thread.unref();
    this.#thread.on('error', (error) => {
      this.#broken = error;
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    });
  }

  /** Writes `html` (UTF-8, not usable afterwards) as `page`, a path within the site. */
  async write(page: string, html: ArrayBuffer): Promise<void> {
    await this.#ask({ page, html }, [html]);
  }

  /** What the security policy has to allow, once all pages are written; the thread then ends. */
  async close(): Promise<PageHashes> {
    return (await this.#ask('end')) as PageHashes;
  }

  #ask(order: PageOrder | 'end', transferred: ArrayBuffer[] = []): Promise<Answer> {
    const { promise, ...waiting } = Promise.withResolvers<Answer>();
    if (this.#broken) waiting.reject(this.#broken);
    else this.#waiting.push(waiting);
    this.#thread.ref();
    this.#thread.postMessage(order, transferred);
    return promise;
  }
}
