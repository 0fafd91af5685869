import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { COLLECTION_NAMES, type CollectionName } from '#domain/collections.ts';
import { CHANGE_ENTRY_DAYS } from '#domain/publishing.ts';
import { type Documents, noDocuments } from './documents.ts';
import type { StockDocuments } from './stock.ts';

/** A snapshot of another format is ignored. */
const FORMAT = 4;

/**
 * The number of documents that are stored together: a whole large stock would be in memory twice,
 * as 40 MB of bytes.
 */
const DOCUMENTS_AT_ONCE = 1_000;
const LENGTH_BYTES = 4;

/** Well before the entries of later changes expire. */
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
  /** Stores pieces one after another. */
  save(pieces: Iterable<Uint8Array>): Promise<void>;
}

/** A snapshot in a file, which is replaced atomically. */
export function snapshotFile(file: string): SnapshotStore {
  return {
    load: () => readFile(file).catch(() => null),
    async save(pieces) {
      await mkdir(dirname(file), { recursive: true });
      const temporary = `${file}.${process.pid}.tmp`;
      await writeFile(temporary, pieces, { flush: true });
      await rename(temporary, file);
    },
  };
}

/** The header before the documents. */
interface Header {
  format: number;
  origin: string;
  node: string;
  readAt: Date;
  rejected: StockDocuments['rejected'];
}

/** Some documents of a collection; null after the last ones. */
type Part = { collection: CollectionName; documents: { id: string }[] } | null;

/**
 * The stored snapshot; null when it is missing, unreadable, old, or of another format, origin or
 * version of Node.
 */
export async function loadSnapshot(store: SnapshotStore, origin: string): Promise<Snapshot | null> {
  try {
    const bytes = await store.load();
    if (bytes === null) return null;
    const values = valuesIn(bytes);
    const { format, node, readAt, rejected, ...stored } = values.next().value as Header;
    if (format !== FORMAT || stored.origin !== origin || node !== process.version) return null;
    if (Date.now() - readAt.getTime() > MAX_AGE_MS) return null;
    return { readAt, stock: { documents: documentsIn(values), rejected } };
  } catch {
    // Incomplete, or its store cannot be reached: a full read is always correct.
    return null;
  }
}

/** Stores a snapshot; `origin` names the database that it was read from and the code that validated it. */
export async function saveSnapshot(
  store: SnapshotStore,
  origin: string,
  { readAt, stock }: Snapshot,
): Promise<void> {
  const { documents, rejected } = stock;
  const header: Header = { format: FORMAT, node: process.version, origin, readAt, rejected };
  await store.save(piecesOf(header, documents));
}

function* piecesOf(header: Header, documents: Documents): Generator<Uint8Array> {
  yield* withLength(serialize(header));
  for (const part of partsOf(documents)) yield* withLength(serialize(part));
}

function* withLength(bytes: Buffer): Generator<Uint8Array> {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(bytes.length);
  yield length;
  yield bytes;
}

function* partsOf(documents: Documents): Generator<Part> {
  for (const collection of COLLECTION_NAMES) {
    const all = [...documents[collection].values()];
    for (let start = 0; start < all.length; start += DOCUMENTS_AT_ONCE) {
      yield { collection, documents: all.slice(start, start + DOCUMENTS_AT_ONCE) };
    }
  }
  yield null;
}

function* valuesIn(bytes: Uint8Array): Generator<unknown, undefined> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < buffer.length; ) {
    const start = at + LENGTH_BYTES;
    at = start + buffer.readUInt32LE(at);
    yield deserialize(buffer.subarray(start, at));
  }
}

/** Throws where the last ones are missing. */
function documentsIn(values: Iterator<unknown>): Documents {
  const documents = noDocuments();
  for (;;) {
    const { done, value } = values.next();
    if (done) throw new Error('The snapshot is incomplete.');
    const part = value as Part;
    if (part === null) return documents;
    const own: Map<string, { id: string }> = documents[part.collection];
    for (const document of part.documents) own.set(document.id, document);
  }
}
