import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { InlineHashes } from './inline-hashes.ts';
import { withoutIslandStyle } from './island-style.ts';
import { pageStyles } from './page-styles.ts';

/** A rendered page to write: its path within the site, and its HTML as UTF-8. */
export interface PageJob {
  page: string;
  html: ArrayBuffer;
}

/** CSP sources of the inline scripts and styles of all pages. */
export interface PageHashes {
  scripts: string[];
  styles: string[];
}

const folder: string = workerData;
const withStyles = pageStyles(folder);
const hashes = new InlineHashes();
const createdFolders = new Set<string>();

parentPort?.on('message', (job: PageJob | 'end') => {
  if (job === 'end') {
    const { scripts, styles } = hashes;
    parentPort?.postMessage({ scripts, styles } satisfies PageHashes);
    parentPort?.close();
  } else {
    write(job);
    parentPort?.postMessage('written');
  }
});

/** Removes Astro's style element, merges the style sheets, collects the hashes, writes the page. */
function write({ page, html }: PageJob): void {
  // One character per byte: nothing here reads letters, and decoding UTF-8 is the slowest part.
  const finished = withStyles(page, withoutIslandStyle(Buffer.from(html).toString('latin1')));
  hashes.add(finished);
  const file = join(folder, page);
  const parent = dirname(file);
  if (!createdFolders.has(parent)) {
    mkdirSync(parent, { recursive: true });
    createdFolders.add(parent);
  }
  writeFileSync(file, finished, 'latin1');
}
