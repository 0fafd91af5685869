import { Worker } from 'node:worker_threads';
import type { InlineSources } from '#site/site-page.ts';
import type { PageJob } from './page-writer-thread.ts';

type Reply = InlineSources | 'written';

interface PendingJob {
  resolve: (reply: Reply) => void;
  reject: (error: unknown) => void;
}

/** Post-processes and writes pages in a worker thread while the main thread renders the next. */
export class PageWriter {
  readonly #thread: Worker;
  /** In the order of the jobs, which is the order of the replies. */
  readonly #pending: PendingJob[] = [];
  #failure: unknown;

  /** `folder` is the built site. */
  constructor(folder: string) {
    this.#thread = new Worker(new URL('page-writer-thread.ts', import.meta.url), {
      workerData: folder,
    });
    this.#thread.on('message', (reply: Reply) => {
      this.#pending.shift()?.resolve(reply);
      // An idle thread must not keep the process of a failed build alive.
      if (this.#pending.length === 0) this.#thread.unref();
    });
    this.#thread.unref();
    this.#thread.on('error', (error) => {
      this.#failure = error;
      for (const { reject } of this.#pending.splice(0)) reject(error);
    });
  }

  /** Writes `html` (UTF-8; transferred, so unusable afterwards) as `page`, a path within the site. */
  async write(page: string, html: ArrayBuffer): Promise<void> {
    await this.#send({ page, html }, [html]);
  }

  /** Ends the thread; resolves to what the security policy has to allow, once all pages are written. */
  async close(): Promise<InlineSources> {
    return (await this.#send('end')) as InlineSources;
  }

  #send(job: PageJob | 'end', transferred: ArrayBuffer[] = []): Promise<Reply> {
    const { promise, ...pending } = Promise.withResolvers<Reply>();
    if (this.#failure) pending.reject(this.#failure);
    else this.#pending.push(pending);
    this.#thread.ref();
    this.#thread.postMessage(job, transferred);
    return promise;
  }
}
