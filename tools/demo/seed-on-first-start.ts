import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminSdk } from '../shared/admin-sdk.ts';
import { writeFileAtomically } from '../shared/data-dir.ts';
import { Ended } from '../shared/failure.ts';
import { type Choice, seedDemoStock } from './index.ts';

/** The seeding of the demo stock, under way. */
export interface Seeding {
  /** Resolves once the site can be built. */
  ready: Promise<void>;
  /** The rest of the work, which may follow while the site runs. */
  seedRest(): Promise<void>;
  /** Finishes the images in hand and begins no other; the next start goes on from there. */
  stop(): Promise<void>;
}

/**
 * Seeds the demo stock on the first run. The marker is written after the last image, so
 * seeding that was cut off goes on at the next start, and what staff delete later stays deleted.
 */
export function startSeeding(dataDir: string, sdk: AdminSdk, choose?: Choice): Seeding {
  const stopping = new AbortController();
  const covers = seedCovers(dataDir, sdk, stopping.signal, choose);
  let current: Promise<unknown> = covers;
  return {
    ready: covers.then(() => {}),
    seedRest() {
      const whole = covers.then((seedRest) => seedRest());
      current = whole;
      return whole;
    },
    async stop() {
      stopping.abort(new Ended());
      await current.catch(() => {});
    },
  };
}

async function seedCovers(
  dataDir: string,
  sdk: AdminSdk,
  stopping: AbortSignal,
  choose?: Choice,
): Promise<() => Promise<void>> {
  const marker = join(dataDir, 'seeded');
  if (existsSync(marker)) return async () => {};
  const target = { firestore: sdk.firestore, bucket: sdk.bucket };
  const seedRest = await seedDemoStock(target, { now: new Date(), stopping, choose });
  return async () => {
    await seedRest();
    writeFileAtomically(marker, new Date().toISOString());
  };
}
