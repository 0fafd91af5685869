import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminSdk } from '../shared/admin-sdk.ts';
import { writeFileAtomically } from '../shared/atomic-file.ts';
import { AbortedError } from '../shared/failure.ts';
import type { StockFilter } from './seed-demo-stock.ts';

/** A running seeding of the demo stock. */
export interface Seeding {
  /** Resolves once the site can be built. */
  ready: Promise<void>;
  /** Uploads the other images; can run while the site is served. */
  seedRest(): Promise<void>;
  /** Finishes the uploads that run and begins no other; the next start continues. */
  stop(): Promise<void>;
}

/**
 * Seeds the demo stock into a new data folder, over what `connect` resolves to. A marker file is
 * written after the last image: the next start continues an interrupted seeding, and does not seed
 * again what staff have deleted.
 */
export function startSeeding(
  dataDir: string,
  connect: () => Promise<AdminSdk>,
  filter?: StockFilter,
): Seeding {
  const abort = new AbortController();
  const covers = seedCovers(dataDir, connect, abort.signal, filter);
  const ready = covers.then(() => {});
  // A start that fails before asks for neither, and reports its own error.
  for (const promise of [covers, ready]) promise.catch(() => {});
  let current: Promise<unknown> = covers;
  return {
    ready,
    seedRest() {
      const whole = covers.then((seedRest) => seedRest());
      current = whole;
      return whole;
    },
    async stop() {
      abort.abort(new AbortedError());
      await current.catch(() => {});
    },
  };
}

async function seedCovers(
  dataDir: string,
  connect: () => Promise<AdminSdk>,
  signal: AbortSignal,
  filter?: StockFilter,
): Promise<() => Promise<void>> {
  const marker = join(dataDir, 'seeded');
  if (existsSync(marker)) return async () => {};
  // Imported here because most starts find the stock seeded, and it takes long to load.
  const { seedDemoStock } = await import('./seed-demo-stock.ts');
  const seedRest = await seedDemoStock(await connect(), { now: new Date(), signal, filter });
  return async () => {
    await seedRest();
    writeFileAtomically(marker, new Date().toISOString());
  };
}
