import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashText } from '#domain/text/hash-text.ts';
import { buildCurrentFunctions } from '#tools/app/functions/current-functions.ts';
import { ROOT } from '#tools/shared/config.ts';
import { makeOnce } from './make-once.ts';

const CACHE = join(tmpdir(), 'dealer-functions', hashText(ROOT));

/**
 * Copies the bundled functions of the present code into `folder`. Every app and test would bundle its own
 * for seconds, so they share one bundle.
 */
export async function copyFunctions(folder: string): Promise<void> {
  let isCopied = false;
  await makeOnce(
    `${CACHE}.lock`,
    () => isCopied,
    async () => {
      await buildCurrentFunctions(CACHE);
      await cp(CACHE, folder, { recursive: true });
      isCopied = true;
    },
  );
}
