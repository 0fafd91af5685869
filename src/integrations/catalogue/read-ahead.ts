import { Worker } from 'node:worker_threads';
import type { LoadedCatalogue } from '#catalogue/types.ts';
import { storeReadAhead } from './read-ahead-store.ts';

/**
 * Reads the stock in a second thread, while the first still compiles the pages; `getCatalogue` returns
 * the same promise. What reading leaves behind in memory is freed with the thread.
 */
export function readCatalogueAhead(): Promise<LoadedCatalogue> {
  const thread = new Worker(new URL('read-ahead-thread.ts', import.meta.url));
  const catalogue = new Promise<LoadedCatalogue>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The reading thread ended with code ${code}.`)));
  }).finally(() => thread.terminate());
  // If the bundling fails first, nothing awaits the catalogue: that is no unhandled rejection.
  catalogue.catch(() => {});
  storeReadAhead(catalogue);
  return catalogue;
}
