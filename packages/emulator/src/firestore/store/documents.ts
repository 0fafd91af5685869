import { type Database, inTransaction } from '#emulator/shared/database.ts';
import type { DocumentState } from '#emulator/wire/value.ts';
import { DEFAULT_DATABASE } from '../model/resource-names.ts';
import { createCollections } from './collections.ts';
import type { DocumentSource } from './document-source.ts';
import { createDocumentTexts } from './document-texts.ts';
import { presentTimes } from './future-times.ts';
import { type Change, createSnapshot, type Snapshot } from './snapshot.ts';
import { type DocumentRow, StoredDocument } from './stored-document.ts';

/**
 * All documents of one database: names and times in memory, the fields as `DocumentTexts` holds them.
 * SQLite stores what was committed. Documents are never changed in place, so readers may hold on to them.
 */
export interface Documents extends DocumentSource {
  /** Update time of the document that changed last; null where there is none. */
  newestUpdate(): string | null;
  /** Writes to SQLite only; the caller has a transaction open. Returns what to publish. */
  persist(path: string, after: DocumentState | null): DocumentState | null;
  /** Makes a persisted change visible to readers, once its transaction is committed. */
  publish(path: string, after: DocumentState | null): void;
  /**
   * Sets the times of documents that were stored while the clock was ahead to now, and logs it.
   * Otherwise all later commit times would have to lie after them, in the future.
   */
  resetFutureTimes(): void;
  /** The documents as they are now; later commits do not show in it. */
  snapshot(): Snapshot;
}

const schema = (table: string) => `
  CREATE TABLE IF NOT EXISTS ${table} (
    path TEXT PRIMARY KEY, fields TEXT NOT NULL,
    create_time TEXT NOT NULL, update_time TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`;

/** The table with the documents of a database, quoted. */
export function tableOf(databaseId: string): string {
  return databaseId === DEFAULT_DATABASE ? 'documents' : `"documents_${databaseId}"`;
}

/**
 * Loads the documents of one table, `(default)` or a named database, with up to `textBudget`
 * characters of their fields.
 */
export function openDocuments(
  database: Database,
  log: (line: string) => void,
  { table = tableOf(DEFAULT_DATABASE), textBudget }: { table?: string; textBudget?: number } = {},
): Documents {
  database.exec(schema(table));
  const selectFields = database.prepare(`SELECT fields FROM ${table} WHERE path = ?`);
  const readText = (path: string): string => {
    const row = selectFields.get(path) as Pick<DocumentRow, 'fields'> | undefined;
    if (row === undefined) throw new Error(`The stored document ${path} is gone.`);
    return row.fields;
  };
  const collections = createCollections();
  const texts = createDocumentTexts(readText, textBudget);
  for (const row of database.prepare(`SELECT * FROM ${table}`).iterate()) {
    const document = new StoredDocument(row as unknown as DocumentRow);
    document.attach(texts);
    collections.put(document);
  }
  let latest: Change = { path: '', before: null, next: null };
  const upsertRow = database.prepare(
    `INSERT INTO ${table} (path, fields, create_time, update_time) VALUES (?, ?, ?, ?)
     ON CONFLICT (path) DO UPDATE SET fields = excluded.fields,
       create_time = excluded.create_time, update_time = excluded.update_time`,
  );
  const deleteRow = database.prepare(`DELETE FROM ${table} WHERE path = ?`);

  const documents: Documents = {
    get: collections.get,
    collection: collections.collection,
    collectionPaths: collections.collectionPaths,
    newestUpdate() {
      let newest: string | null = null;
      for (const { updateTime } of collections.documents()) {
        if (newest === null || updateTime > newest) newest = updateTime;
      }
      return newest;
    },
    persist(path, after) {
      const before = collections.get(path);
      if (before instanceof StoredDocument) before.detach();
      if (after === null) {
        deleteRow.run(path);
        return null;
      }
      const { createTime, updateTime } = after;
      const fields = JSON.stringify(after.fields);
      upsertRow.run(path, fields, createTime, updateTime);
      // The text takes less memory than the request's objects, and many are never read again.
      return new StoredDocument({ path, fields, create_time: createTime, update_time: updateTime });
    },
    publish(path, after) {
      const change: Change = { path, before: collections.get(path), next: null };
      latest.next = change;
      latest = change;
      if (after instanceof StoredDocument) after.attach(texts);
      if (after === null) collections.remove(path);
      else collections.put(after);
    },
    resetFutureTimes() {
      const { now, latest } = presentTimes();
      const future = [...collections.documents()].filter(({ updateTime }) => updateTime > latest);
      const last = documents.newestUpdate();
      const reset = inTransaction(database, () =>
        future.map(({ path, fields, ...times }) => {
          const [createTime = now] = [times.createTime, now].sort();
          const after = { path, fields, createTime, updateTime: now };
          return { path, stored: documents.persist(path, after) };
        }),
      );
      for (const { path, stored } of reset) documents.publish(path, stored);
      log(
        `Firestore: the clock was ahead. Documents stored meanwhile: ${future.length}, the last at ${last}. Their times are now ${now}; their fields are unchanged.`,
      );
    },
    snapshot: () => createSnapshot(collections, latest),
  };
  const newest = documents.newestUpdate();
  if (newest !== null && newest > presentTimes().latest) documents.resetFutureTimes();
  return documents;
}
