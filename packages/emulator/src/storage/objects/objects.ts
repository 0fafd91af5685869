import type { Database } from '#emulator/shared/database.ts';
import type { Blob } from '../blobs/blobs.ts';

/** The attributes that uploaders may choose. */
export interface Attributes {
  contentType: string;
  cacheControl?: string;
  contentDisposition?: string;
  contentEncoding?: string;
  contentLanguage?: string;
  /** Custom metadata, and the download tokens under TOKENS_KEY. */
  metadata: Record<string, string>;
}

export interface StoredObject extends Attributes {
  bucket: string;
  name: string;
  blob: Blob;
  /** Increases with every new content; microseconds. */
  generation: string;
  /** Counts metadata changes of one generation. */
  metageneration: number;
  timeCreated: string;
  updated: string;
}

/** Metadata key of Firebase's download tokens, a comma-separated list. */
export const TOKENS_KEY = 'firebaseStorageDownloadTokens';

/** The download tokens of an object. */
export function downloadTokens(object: Attributes): string[] {
  return object.metadata[TOKENS_KEY]?.split(',').filter(Boolean) ?? [];
}

export interface ObjectStore {
  get(name: string): StoredObject | null;
  put(object: StoredObject): void;
  remove(name: string): void;
  /** Objects whose names start with `prefix`, in name order, starting at `from`. */
  scan(prefix: string, from: string): Iterable<StoredObject>;
  blobIds(): Set<string>;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS storage_objects (
    name TEXT PRIMARY KEY,
    object TEXT NOT NULL
  ) WITHOUT ROWID`;

/** Objects in SQLite: the name as key, the rest as JSON. */
export function openObjects(database: Database): ObjectStore {
  database.exec(SCHEMA);
  const select = database.prepare('SELECT object FROM storage_objects WHERE name = ?');
  const upsert = database.prepare(
    `INSERT INTO storage_objects (name, object) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET object = excluded.object`,
  );
  const remove = database.prepare('DELETE FROM storage_objects WHERE name = ?');
  const selectFrom = database.prepare(
    'SELECT object FROM storage_objects WHERE name >= max(?, ?) ORDER BY name',
  );
  const selectBlobs = database.prepare("SELECT object ->> '$.blob.id' AS id FROM storage_objects");

  return {
    get: (name) => {
      const row = select.get(name);
      return row === undefined ? null : readObject(row);
    },
    put: (object) => void upsert.run(object.name, JSON.stringify(object)),
    remove: (name) => void remove.run(name),
    *scan(prefix, from) {
      for (const row of selectFrom.iterate(prefix, from)) {
        const object = readObject(row);
        if (!object.name.startsWith(prefix)) return;
        yield object;
      }
    },
    blobIds: () => new Set(selectBlobs.all().map((row) => String(row['id']))),
  };
}

function readObject(row: Record<string, unknown>): StoredObject {
  return JSON.parse(String(row['object'])) as StoredObject;
}
