import { Worker } from 'node:worker_threads';
import type { Catalogue } from '#catalogue/types.ts';
import { handOver } from './handover.ts';

/**
 * Begins to read the stock in a second thread, while the pages are still being bundled in the first.
 * What goes wrong is told to whoever asks for the catalogue.
 */
export function readCatalogueAhead(): void {
  const thread = new Worker(new URL('read-ahead-thread.ts', import.meta.url));
  const catalogue = new Promise<Catalogue>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`The reading thread ended with code ${code}.`)));
  }).finally(() => thread.terminate());
  // The bundling may fail first, and then nobody asks.
  catalogue.catch(() => {});
  handOver(catalogue);
}
