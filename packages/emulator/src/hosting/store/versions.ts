import { randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '#emulator/shared/database.ts';
import type { FileLists } from './file-lists.ts';

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

export interface Versions {
  create(fields: Pick<Version, 'config' | 'labels'>): Version;
  get(id: string): Version | null;
  /** The newest first. */
  list(): Version[];
  update(version: Version): void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS hosting_versions (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    version TEXT NOT NULL
  )`;

/** Versions in SQLite. The files of a version that can no longer be released are forgotten. */
export function openVersions(database: Database, lists: FileLists): Versions {
  database.exec(SCHEMA);
  const insert = database.prepare('INSERT INTO hosting_versions (id, version) VALUES (?, ?)');
  const select = database.prepare('SELECT version FROM hosting_versions WHERE id = ?');
  const selectAll = database.prepare('SELECT version FROM hosting_versions ORDER BY number DESC');
  const replace = database.prepare('UPDATE hosting_versions SET version = ? WHERE id = ?');
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
        if (!isKept) lists.remove(version.id);
      });
    },
  };
}
