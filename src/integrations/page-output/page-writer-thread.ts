import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { InlineSources } from '#site/site-page.ts';
import { pageFinisher } from './finish-page.ts';
import { SourcesOfPages } from './sources-of-pages.ts';
import { sheetsIn } from './style-folder.ts';

/** A rendered page to write: its path within the site, and its HTML as UTF-8. */
export interface PageJob {
  page: string;
  html: ArrayBuffer;
}

const folder: string = workerData;
const finish = pageFinisher(sheetsIn(folder));
const sources = new SourcesOfPages();
const createdFolders = new Set<string>();

parentPort?.on('message', (job: PageJob | 'end') => {
  if (job === 'end') {
    parentPort?.postMessage(sources.all() satisfies InlineSources);
    parentPort?.close();
  } else {
    write(job);
    parentPort?.postMessage('written');
  }
});

/** Finishes and writes a page. */
function write({ page, html }: PageJob): void {
  const finished = finish(page, new Uint8Array(html));
  sources.add(finished.inline);
  const file = join(folder, page);
  const parent = dirname(file);
  if (!createdFolders.has(parent)) {
    mkdirSync(parent, { recursive: true });
    createdFolders.add(parent);
  }
  writeFileSync(file, finished.html);
}
