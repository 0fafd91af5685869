import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { CHANGE_ENTRY_DAYS } from '#domain/publishing.ts';
import type { StockDocuments } from './stock.ts';

/** A snapshot file of another format is ignored. */
const FORMAT = 3;

/** Well before the entries expire of what changed since. */
const MAX_AGE_MS = (CHANGE_ENTRY_DAYS / 2) * 86_400_000;

/** The validated stock at the time at which it was read. */
export interface Snapshot {
  readAt: Date;
  stock: StockDocuments;
}

/**
 * The stored snapshot; null when it is missing, unreadable, old, or of another format, origin or
 * version of Node.
 */
export async function loadSnapshot(file: string, origin: string): Promise<Snapshot | null> {
  try {
    const stored = deserialize(await readFile(file)) as Snapshot & {
      format: number;
      origin: string;
      node: string;
    };
    if (stored.format !== FORMAT || stored.origin !== origin) return null;
    if (stored.node !== process.version) return null;
    if (Date.now() - stored.readAt.getTime() > MAX_AGE_MS) return null;
    return { readAt: stored.readAt, stock: stored.stock };
  } catch {
    // Missing or incomplete: a full read is always correct.
    return null;
  }
}

/**
 * Stores a snapshot atomically; `origin` names the database that it was read from and the code that
 * validated it.
 */
export async function saveSnapshot(
  file: string,
  origin: string,
  snapshot: Snapshot,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  const stored = { format: FORMAT, node: process.version, origin, ...snapshot };
  await writeFile(temporary, serialize(stored), { flush: true });
  await rename(temporary, file);
}
