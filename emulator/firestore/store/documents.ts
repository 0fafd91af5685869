import type { Database } from '#emulator/shared/database.ts';
import type { DocumentState } from '#emulator/wire/value.ts';
import { collectionOf, lastSegment } from '../model/path.ts';
import {
  type Collection,
  createDocumentSource,
  type DocumentSource,
  putDocument,
} from './document-source.ts';
import { type DocumentRow, StoredDocument } from './stored-document.ts';

/**
 * All documents of the database. Reads are answered from memory; SQLite stores what was committed.
 * Documents are never changed in place, so readers may hold on to them.
 */
export interface Documents extends DocumentSource {
  /** Update time of the document that changed last; null where there is none. */
  newestUpdate(): string | null;
  /** Writes to SQLite only; the caller has a transaction open. */
  persist(path: string, after: DocumentState | null): void;
  /** Makes a persisted change visible to readers, once its transaction is committed. */
  publish(path: string, after: DocumentState | null): void;
  /** The documents as they are now; later commits do not show in it. */
  snapshot(): DocumentSource;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS documents (
    path TEXT PRIMARY KEY, fields TEXT NOT NULL,
    create_time TEXT NOT NULL, update_time TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`;

/** Loads all documents of a database into memory. */
export function openDocuments(database: Database): Documents {
  database.exec(SCHEMA);
  const collections = loadCollections(database);
  const ordered = new Map<string, readonly DocumentState[]>();
  /** Collections that a snapshot still reads: they are copied before they change. */
  const shared = new WeakSet<Collection>();
  const upsertRow = database.prepare(
    `INSERT INTO documents (path, fields, create_time, update_time) VALUES (?, ?, ?, ?)
     ON CONFLICT (path) DO UPDATE SET fields = excluded.fields,
       create_time = excluded.create_time, update_time = excluded.update_time`,
  );
  const deleteRow = database.prepare('DELETE FROM documents WHERE path = ?');

  const copyIfShared = (path: string): void => {
    const documents = collections.get(path);
    if (documents === undefined || !shared.has(documents)) return;
    collections.set(path, new Map(documents));
  };

  return {
    ...createDocumentSource(collections, ordered),
    newestUpdate() {
      let newest: string | null = null;
      for (const documents of collections.values()) {
        for (const { updateTime } of documents.values()) {
          if (newest === null || updateTime > newest) newest = updateTime;
        }
      }
      return newest;
    },
    persist(path, after) {
      if (after === null) deleteRow.run(path);
      else upsertRow.run(path, JSON.stringify(after.fields), after.createTime, after.updateTime);
    },
    publish(path, after) {
      const collection = collectionOf(path);
      ordered.delete(collection);
      copyIfShared(collection);
      if (after !== null) {
        putDocument(collections, after);
        return;
      }
      const documents = collections.get(collection);
      documents?.delete(lastSegment(path));
      if (documents?.size === 0) collections.delete(collection);
    },
    snapshot() {
      for (const documents of collections.values()) shared.add(documents);
      return createDocumentSource(new Map(collections), new Map(ordered));
    },
  };
}

function loadCollections(database: Database): Map<string, Collection> {
  const collections = new Map<string, Collection>();
  for (const row of database.prepare('SELECT * FROM documents').iterate()) {
    putDocument(collections, new StoredDocument(row as unknown as DocumentRow));
  }
  return collections;
}
