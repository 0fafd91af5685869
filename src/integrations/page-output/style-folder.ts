import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StyleSheets } from './page-styles.ts';

/** The style sheets in the folder of a built site. */
export function sheetsIn(folder: string): StyleSheets {
  return {
    read: (path) => readFileSync(join(folder, path), 'latin1'),
    share: (path, styles) => writeFileSync(join(folder, path), styles, 'latin1'),
  };
}
