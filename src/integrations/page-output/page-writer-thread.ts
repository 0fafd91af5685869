import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { InlineHashes } from './inline-hashes.ts';
import { withoutIslandStyle } from './island-style.ts';
import { pageStyles } from './page-styles.ts';

/** A rendered page: where in the site it belongs, and its UTF-8. */
export interface PageOrder {
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
const made = new Set<string>();

parentPort?.on('message', (order: PageOrder | 'end') => {
  if (order === 'end') {
    const { scripts, styles } = hashes;
    parentPort?.postMessage({ scripts, styles } satisfies PageHashes);
    parentPort?.close();
  } else {
    write(order);
    parentPort?.postMessage('written');
  }
});

/** Takes Astro's own style element out, makes the page's style sheets one, and writes the page. */
function write({ page, html }: PageOrder): void {
  // Bytes as characters: nothing here looks at letters, and decoding UTF-8 would take longest.
  const finished = withStyles(page, withoutIslandStyle(Buffer.from(html).toString('latin1')));
  hashes.add(finished);
  const file = join(folder, page);
  const parent = dirname(file);
  if (!made.has(parent)) {
    mkdirSync(parent, { recursive: true });
    made.add(parent);
  }
  writeFileSync(file, finished, 'latin1');
}
