import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { COLLECTION_NAMES, type CollectionName } from '#domain/collections.ts';
import { CHANGE_ENTRY_DAYS } from '#domain/publishing.ts';

/** A snapshot file of another format is ignored. */
const FORMAT = 2;

/** Well before the entries expire of what changed since. */
const MAX_AGE_MS = (CHANGE_ENTRY_DAYS / 2) * 86_400_000;

/** The stock as the last build read it: every document before validation, and the read time. */
export interface Snapshot {
  readAt: Date;
  documents: Record<CollectionName, Map<string, unknown>>;
}

export function emptySnapshot(): Snapshot {
  const documents = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, new Map()]));
  return { readAt: new Date(0), documents: documents as unknown as Snapshot['documents'] };
}

/** The stored snapshot; null when it is missing, unreadable, old or of another format or database. */
export async function loadSnapshot(file: string, source: string): Promise<Snapshot | null> {
  try {
    const stored = deserialize(await readFile(file)) as Snapshot & {
      format: number;
      source: string;
    };
    if (stored.format !== FORMAT || stored.source !== source) return null;
    if (Date.now() - stored.readAt.getTime() > MAX_AGE_MS) return null;
    return { readAt: stored.readAt, documents: stored.documents };
  } catch {
    // Missing or incomplete: a full read is always correct.
    return null;
  }
}

/** Stores a snapshot atomically; `source` names the database it was read from. */
export async function saveSnapshot(
  file: string,
  source: string,
  snapshot: Snapshot,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, serialize({ format: FORMAT, source, ...snapshot }), { flush: true });
  await rename(temporary, file);
}
