import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { CHANGE_ENTRY_DAYS } from '#domain/publishing.ts';
import type { StockDocuments } from './stock.ts';

/** A snapshot of another format is ignored. */
const FORMAT = 3;

/** Well before the entries expire of what changed since. */
const MAX_AGE_MS = (CHANGE_ENTRY_DAYS / 2) * 86_400_000;

/** The validated stock at the time at which it was read. */
export interface Snapshot {
  readAt: Date;
  stock: StockDocuments;
}

/** Where the bytes of the newest snapshot are stored. */
export interface SnapshotStore {
  /** Null where there are none. */
  load(): Promise<Uint8Array | null>;
  save(bytes: Uint8Array): Promise<void>;
}

/** A snapshot in a file, which is replaced atomically. */
export function snapshotFile(file: string): SnapshotStore {
  return {
    load: () => readFile(file).catch(() => null),
    async save(bytes) {
      await mkdir(dirname(file), { recursive: true });
      const temporary = `${file}.${process.pid}.tmp`;
      await writeFile(temporary, bytes, { flush: true });
      await rename(temporary, file);
    },
  };
}

/**
 * The stored snapshot; null when it is missing, unreadable, old, or of another format, origin or
 * version of Node.
 */
export async function loadSnapshot(store: SnapshotStore, origin: string): Promise<Snapshot | null> {
  try {
    const bytes = await store.load();
    if (bytes === null) return null;
    const stored = deserialize(bytes) as Snapshot & {
      format: number;
      origin: string;
      node: string;
    };
    if (stored.format !== FORMAT || stored.origin !== origin) return null;
    if (stored.node !== process.version) return null;
    if (Date.now() - stored.readAt.getTime() > MAX_AGE_MS) return null;
    return { readAt: stored.readAt, stock: stored.stock };
  } catch {
    // Incomplete, or its store cannot be reached: a full read is always correct.
    return null;
  }
}

/** Stores a snapshot; `origin` names the database that it was read from and the code that validated it. */
export async function saveSnapshot(
  store: SnapshotStore,
  origin: string,
  snapshot: Snapshot,
): Promise<void> {
  const stored = { format: FORMAT, node: process.version, origin, ...snapshot };
  await store.save(serialize(stored));
}
