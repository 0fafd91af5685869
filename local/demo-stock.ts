import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminSdk } from './admin-sdk.ts';
import { writeFileAtomically } from './data-dir.ts';
import { type Choice, plantDemoStock } from './demo/index.ts';

/**
 * Plants the demo stock on the first run. The marker is written after the last picture, so
 * planting that was cut off goes on at the next start, and what staff delete later stays deleted.
 * Resolves, once the site can be built, to the rest of the work.
 */
export async function plantOnFirstRun(
  dataDir: string,
  sdk: AdminSdk,
  choose?: Choice,
): Promise<() => Promise<void>> {
  const marker = join(dataDir, 'planted');
  if (existsSync(marker)) return async () => {};
  const plantRest = await plantDemoStock(
    { firestore: sdk.firestore, bucket: sdk.bucket },
    new Date(),
    choose,
  );
  return async () => {
    await plantRest();
    writeFileAtomically(marker, new Date().toISOString());
  };
}
