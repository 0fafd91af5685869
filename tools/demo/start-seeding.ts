import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminSdk } from '../shared/admin-sdk.ts';
import { writeFileAtomically } from '../shared/atomic-file.ts';
import { AbortedError } from '../shared/failure.ts';
import type { StockFilter } from './seed-demo-stock.ts';

/** A running seeding of the demo stock. */
export interface Seeding {
  /** Resolves once the stock is seeded, with every image. */
  done: Promise<void>;
  /** Finishes the running uploads and starts no others; the next start seeds again. */
  stop(): Promise<void>;
}

const markerOf = (dataDir: string) => join(dataDir, 'seeded');

/** Keeps the demo stock out of a data folder that has its stock from elsewhere. */
export function markSeeded(dataDir: string): void {
  writeFileAtomically(markerOf(dataDir), new Date().toISOString());
}

/**
 * Seeds the demo stock into a new data folder, over what `connect` resolves to. A marker file is
 * written afterwards: the next start does not seed again what staff have deleted.
 */
export function startSeeding(
  dataDir: string,
  connect: () => Promise<AdminSdk>,
  filter?: StockFilter,
): Seeding {
  const abort = new AbortController();

  async function seedOnce(): Promise<void> {
    if (existsSync(markerOf(dataDir))) return;
    // Imported here because most starts find the stock seeded, and it takes long to load.
    const { seedDemoStock } = await import('./seed-demo-stock.ts');
    await seedDemoStock(await connect(), { now: new Date(), signal: abort.signal, filter });
    markSeeded(dataDir);
  }

  const done = seedOnce();
  // A start that fails before does not ask for it, and reports its own error.
  done.catch(() => {});
  return {
    done,
    async stop() {
      abort.abort(new AbortedError());
      await done.catch(() => {});
    },
  };
}
