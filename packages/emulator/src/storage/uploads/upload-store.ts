import { randomUUID } from 'node:crypto';
import type { Database } from '#emulator/shared/database.ts';
import type { Caller } from '#emulator/wire/caller.ts';
import type { Attributes, StoredObject } from '../objects/objects.ts';
import type { Preconditions } from '../objects/preconditions.ts';

/** A resumable upload. Knowing its id grants access; its bytes are in `incoming/` under that id. */
export interface Upload {
  id: string;
  name: string;
  attributes: Attributes;
  preconditions: Preconditions;
  /** Who started it: the rules are checked for that caller at the end. */
  caller: Caller;
  /** Number of bytes that the client declared; null where it declared none. */
  declaredSize: number | null;
  /** Checksums that the client declared, base64. */
  expected: { md5Hash?: string; crc32c?: string };
  /** Set once finished, so that a client that missed the answer gets it again. */
  finished: StoredObject | null;
}

export interface UploadStore {
  begin(upload: Omit<Upload, 'id' | 'finished'>): Upload;
  find(id: string): Upload | null;
  /** Called in the transaction that stores the object. */
  finish(upload: Upload, stored: StoredObject): void;
  cancel(id: string): void;
  /** Deletes uploads that are a week old; returns the ids of unfinished ones. */
  expire(): Set<string>;
}

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS storage_uploads (
    id TEXT PRIMARY KEY,
    upload TEXT NOT NULL,
    begun_at INTEGER NOT NULL
  )`;

/** Uploads in SQLite; they expire a week after they were started. */
export function openUploads(database: Database): UploadStore {
  database.exec(SCHEMA);
  const insert = database.prepare(
    'INSERT INTO storage_uploads (id, upload, begun_at) VALUES (?, ?, ?)',
  );
  const select = database.prepare('SELECT upload FROM storage_uploads WHERE id = ?');
  const update = database.prepare('UPDATE storage_uploads SET upload = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM storage_uploads WHERE id = ?');
  const removeOld = database.prepare('DELETE FROM storage_uploads WHERE begun_at < ?');
  const selectWaiting = database.prepare(
    "SELECT id FROM storage_uploads WHERE upload ->> '$.finished' IS NULL",
  );

  return {
    begin: (given) => {
      const upload: Upload = { ...given, id: randomUUID(), finished: null };
      insert.run(upload.id, JSON.stringify(upload), Date.now());
      return upload;
    },
    find: (id) => {
      const row = select.get(id);
      return row === undefined ? null : (JSON.parse(String(row['upload'])) as Upload);
    },
    finish: (upload, stored) =>
      void update.run(JSON.stringify({ ...upload, finished: stored }), upload.id),
    cancel: (id) => void remove.run(id),
    expire: () => {
      removeOld.run(Date.now() - LIFETIME_MS);
      return new Set(selectWaiting.all().map((row) => String(row['id'])));
    },
  };
}
