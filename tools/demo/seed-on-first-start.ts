import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminSdk } from '../shared/admin-sdk.ts';
import { writeFileAtomically } from '../shared/data-dir.ts';
import { Ended } from '../shared/failure.ts';
import { type Choice, plantDemoStock } from './index.ts';

/** The planting of the demo stock, under way. */
export interface Planting {
  /** Resolves once the site can be built. */
  ready: Promise<void>;
  /** The rest of the work, which may follow while the site runs. */
  plantRest(): Promise<void>;
  /** Finishes the images in hand and begins no other; the next start goes on from there. */
  stop(): Promise<void>;
}

/**
 * Plants the demo stock on the first run. The marker is written after the last image, so
 * planting that was cut off goes on at the next start, and what staff delete later stays deleted.
 */
export function startPlanting(dataDir: string, sdk: AdminSdk, choose?: Choice): Planting {
  const stopping = new AbortController();
  const covers = plantCovers(dataDir, sdk, stopping.signal, choose);
  let current: Promise<unknown> = covers;
  return {
    ready: covers.then(() => {}),
    plantRest() {
      const whole = covers.then((plantRest) => plantRest());
      current = whole;
      return whole;
    },
    async stop() {
      stopping.abort(new Ended());
      await current.catch(() => {});
    },
  };
}

async function plantCovers(
  dataDir: string,
  sdk: AdminSdk,
  stopping: AbortSignal,
  choose?: Choice,
): Promise<() => Promise<void>> {
  const marker = join(dataDir, 'planted');
  if (existsSync(marker)) return async () => {};
  const target = { firestore: sdk.firestore, bucket: sdk.bucket };
  const plantRest = await plantDemoStock(target, { now: new Date(), stopping, choose });
  return async () => {
    await plantRest();
    writeFileAtomically(marker, new Date().toISOString());
  };
}
