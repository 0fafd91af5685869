import type { StatementSync } from 'node:sqlite';
import type { Database } from '../../shared/database.ts';
import type { DocumentState, Fields } from '../../wire/value.ts';
import { collectionOf, compareIds, comparePaths, lastSegment } from '../model/path.ts';

/** Where reads come from: the live documents, or a snapshot of them. */
export interface DocumentSource {
  get(path: string): DocumentState | null;
  /** The documents of one collection, in name order. */
  collection(path: string): readonly DocumentState[];
  /** Paths of all collections that hold a document, in name order. */
  collectionPaths(): string[];
}

type Collection = Map<string, DocumentState>;

/**
 * All documents of the database. Memory answers every read; SQLite keeps what was committed.
 * Documents are never changed in place, so readers may hold on to them.
 */
export class Documents implements DocumentSource {
  readonly #collections: Map<string, Collection>;
  readonly #ordered: Map<string, readonly DocumentState[]>;
  /** Collections that a snapshot still reads: they are copied before they change. */
  readonly #shared = new WeakSet<Collection>();
  readonly #put: StatementSync | null;
  readonly #delete: StatementSync | null;

  private constructor(
    collections: Map<string, Collection>,
    ordered: Map<string, readonly DocumentState[]>,
    database: Database | null,
  ) {
    this.#collections = collections;
    this.#ordered = ordered;
    this.#put =
      database?.prepare(
        `INSERT INTO documents (path, fields, create_time, update_time) VALUES (?, ?, ?, ?)
         ON CONFLICT (path) DO UPDATE SET fields = excluded.fields,
           create_time = excluded.create_time, update_time = excluded.update_time`,
      ) ?? null;
    this.#delete = database?.prepare('DELETE FROM documents WHERE path = ?') ?? null;
  }

  static open(database: Database): Documents {
    database.exec(
      `CREATE TABLE IF NOT EXISTS documents (
         path TEXT PRIMARY KEY, fields TEXT NOT NULL,
         create_time TEXT NOT NULL, update_time TEXT NOT NULL
       ) STRICT, WITHOUT ROWID`,
    );
    const collections = new Map<string, Collection>();
    for (const row of database.prepare('SELECT * FROM documents').iterate()) {
      insert(collections, new StoredDocument(row as unknown as DocumentRow));
    }
    return new Documents(collections, new Map(), database);
  }

  get(path: string): DocumentState | null {
    return this.#collections.get(collectionOf(path))?.get(lastSegment(path)) ?? null;
  }

  collection(path: string): readonly DocumentState[] {
    const known = this.#ordered.get(path);
    if (known !== undefined) return known;
    const documents = this.#collections.get(path);
    if (documents === undefined) return [];
    const ordered = [...documents]
      .sort(([left], [right]) => compareIds(left, right))
      .map(([, document]) => document);
    this.#ordered.set(path, ordered);
    return ordered;
  }

  collectionPaths(): string[] {
    return [...this.#collections.keys()].sort(comparePaths);
  }

  /** Update time of the youngest document; null where there is none. */
  newestUpdate(): string | null {
    let newest: string | null = null;
    for (const documents of this.#collections.values()) {
      for (const { updateTime } of documents.values()) {
        if (newest === null || updateTime > newest) newest = updateTime;
      }
    }
    return newest;
  }

  /** Writes to SQLite alone; the caller has a transaction open. */
  persist(path: string, after: DocumentState | null): void {
    if (after === null) {
      this.#delete?.run(path);
      return;
    }
    this.#put?.run(path, JSON.stringify(after.fields), after.createTime, after.updateTime);
  }

  /** Makes a persisted change visible to readers, once its transaction is committed. */
  publish(path: string, after: DocumentState | null): void {
    const collection = collectionOf(path);
    this.#ordered.delete(collection);
    this.#unshare(collection);
    if (after !== null) {
      insert(this.#collections, after);
      return;
    }
    const documents = this.#collections.get(collection);
    documents?.delete(lastSegment(path));
    if (documents?.size === 0) this.#collections.delete(collection);
  }

  /** The documents as they are now; later commits do not show in it. */
  snapshot(): DocumentSource {
    for (const documents of this.#collections.values()) this.#shared.add(documents);
    return new Documents(new Map(this.#collections), new Map(this.#ordered), null);
  }

  #unshare(path: string): void {
    const documents = this.#collections.get(path);
    if (documents === undefined || !this.#shared.has(documents)) return;
    this.#collections.set(path, new Map(documents));
  }
}

interface DocumentRow {
  path: string;
  fields: string;
  create_time: string;
  update_time: string;
}

/** A document as loaded from disk; its fields are parsed when they are first asked for. */
class StoredDocument implements DocumentState {
  readonly path: string;
  readonly createTime: string;
  readonly updateTime: string;
  #text: string | null;
  #fields: Fields = {};

  constructor(row: DocumentRow) {
    this.path = row.path;
    this.createTime = row.create_time;
    this.updateTime = row.update_time;
    this.#text = row.fields;
  }

  get fields(): Fields {
    if (this.#text !== null) {
      this.#fields = JSON.parse(this.#text) as Fields;
      this.#text = null;
    }
    return this.#fields;
  }
}

function insert(collections: Map<string, Collection>, document: DocumentState): void {
  const path = collectionOf(document.path);
  const documents = collections.get(path);
  if (documents === undefined) {
    collections.set(path, new Map([[lastSegment(document.path), document]]));
  } else {
    documents.set(lastSegment(document.path), document);
  }
}
