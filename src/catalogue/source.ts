import type { Firestore } from 'firebase-admin/firestore';
import { readAll, readChanges } from './read.ts';
import { loadSnapshot, type SnapshotStore, saveSnapshot } from './snapshot.ts';
import { openStock, type Stock } from './stock.ts';
import type { Catalogue } from './types.ts';

/** The stock could not be read. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
}

/** The catalogue of a Firestore, which reads what changed since its last reading. */
export interface CatalogueSource {
  /**
   * The catalogue as it is now; `full` reads every document again. Throws `CatalogueError` when
   * Firestore cannot be reached, so that no empty site is published.
   */
  read(options: { full: boolean; now: Date }): Promise<{ catalogue: Catalogue; reads: number }>;
  /** Caches the stock for the next process, where enough has been read to be worth the time. */
  save(): Promise<void>;
}

export interface CatalogueSourceOptions {
  firestore: Firestore;
  /** Where the stock is stored for the next process; null for nowhere. */
  snapshots: SnapshotStore | null;
  /** Names the database and the version of the code: no snapshot of another one is used. */
  origin: string;
}

/** Fewer changes than this are read again by the next process instead of being stored. */
const CHANGES_WORTH_SAVING = 1_000;

export function openCatalogueSource({
  firestore,
  snapshots,
  origin,
}: CatalogueSourceOptions): CatalogueSource {
  let current: { stock: Stock; readAt: Date } | null = null;
  let unsaved = 0;

  async function stored(): Promise<typeof current> {
    const snapshot = snapshots && (await loadSnapshot(snapshots, origin));
    return snapshot && { stock: openStock(snapshot.stock), readAt: snapshot.readAt };
  }

  async function update(full: boolean): Promise<{ stock: Stock; reads: number }> {
    // A large stock would be in memory twice.
    if (full) current = null;
    const known = full ? null : (current ?? (await stored()));
    const stock = known?.stock ?? openStock();
    // The next reading takes again what a failed one took.
    const { readAt, reads } = known
      ? await readChanges(firestore, known.readAt, stock.put)
      : await readAll(firestore, stock.put);
    // The clock was ahead at the last reading, so changes since have times before it.
    if (known && readAt < known.readAt) return update(true);
    current = { stock, readAt };
    unsaved = known ? unsaved + reads : Number.POSITIVE_INFINITY;
    return { stock, reads };
  }

  return {
    async read({ full, now }) {
      try {
        const { stock, reads } = await update(full);
        return { catalogue: stock.compose(now), reads };
      } catch (cause) {
        throw new CatalogueError('The stock could not be read from Firestore.', { cause });
      }
    },
    async save() {
      if (snapshots === null || current === null || unsaved < CHANGES_WORTH_SAVING) return;
      const { stock, readAt } = current;
      unsaved = 0;
      await saveSnapshot(snapshots, origin, { readAt, stock: stock.stored() });
    },
  };
}
