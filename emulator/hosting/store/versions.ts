import { randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '#emulator/shared/database.ts';

export type VersionStatus = 'CREATED' | 'FINALIZED' | 'DELETED' | 'ABANDONED' | 'EXPIRED';

/** One set of files with its configuration; it cannot change once it is `FINALIZED`. */
export interface Version {
  id: string;
  status: VersionStatus;
  /** The `ServingConfig` as the client sent it. */
  config: Record<string, unknown>;
  labels: Record<string, string>;
  createTime: string;
  finalizeTime: string | null;
}

/** Path, with a leading slash, → hash of its file. */
export type FileMap = ReadonlyMap<string, string>;

export interface Versions {
  create(fields: Pick<Version, 'config' | 'labels'>): Version;
  get(id: string): Version | null;
  /** The newest first. */
  list(): Version[];
  update(version: Version): void;
  files(id: string): FileMap;
  /** Adds files to a version; null removes one. */
  putFiles(id: string, files: Iterable<[path: string, hash: string | null]>): void;
  /** Whether a file with this hash belongs to the version. */
  hasHash(id: string, hash: string): boolean;
  /** Hashes of all files of versions whose files are kept. */
  usedHashes(): Set<string>;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS hosting_versions (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    version TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS hosting_files (
    version TEXT NOT NULL,
    path TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (version, path)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS hosting_files_hash ON hosting_files (version, hash)`;

/** Versions in SQLite. The files of a version that can no longer be released are forgotten. */
export function openVersions(database: Database): Versions {
  database.exec(SCHEMA);
  const insert = database.prepare('INSERT INTO hosting_versions (id, version) VALUES (?, ?)');
  const select = database.prepare('SELECT version FROM hosting_versions WHERE id = ?');
  const selectAll = database.prepare('SELECT version FROM hosting_versions ORDER BY number DESC');
  const replace = database.prepare('UPDATE hosting_versions SET version = ? WHERE id = ?');
  const putFile = database.prepare(
    'INSERT OR REPLACE INTO hosting_files (version, path, hash) VALUES (?, ?, ?)',
  );
  const removeFile = database.prepare('DELETE FROM hosting_files WHERE version = ? AND path = ?');
  const removeFiles = database.prepare('DELETE FROM hosting_files WHERE version = ?');
  const selectFiles = database.prepare(
    'SELECT path, hash FROM hosting_files WHERE version = ? ORDER BY path',
  );
  const selectHash = database.prepare(
    'SELECT 1 FROM hosting_files WHERE version = ? AND hash = ? LIMIT 1',
  );
  const selectHashes = database.prepare('SELECT DISTINCT hash FROM hosting_files');
  const parse = (row: unknown) => JSON.parse((row as { version: string }).version) as Version;

  return {
    create({ config, labels }) {
      const version: Version = {
        id: randomBytes(8).toString('hex'),
        status: 'CREATED',
        config,
        labels,
        createTime: new Date().toISOString(),
        finalizeTime: null,
      };
      insert.run(version.id, JSON.stringify(version));
      return version;
    },
    get(id) {
      const row = select.get(id);
      return row === undefined ? null : parse(row);
    },
    list: () => selectAll.all().map(parse),
    update(version) {
      inTransaction(database, () => {
        replace.run(JSON.stringify(version), version.id);
        const isKept = version.status === 'CREATED' || version.status === 'FINALIZED';
        if (!isKept) removeFiles.run(version.id);
      });
    },
    files(id) {
      const rows = selectFiles.all(id) as { path: string; hash: string }[];
      return new Map(rows.map(({ path, hash }) => [path, hash]));
    },
    putFiles(id, files) {
      inTransaction(database, () => {
        for (const [path, hash] of files) {
          if (hash === null) removeFile.run(id, path);
          else putFile.run(id, path, hash);
        }
      });
    },
    hasHash: (id, hash) => selectHash.get(id, hash) !== undefined,
    usedHashes: () => new Set(selectHashes.all().map((row) => String(row['hash']))),
  };
}
