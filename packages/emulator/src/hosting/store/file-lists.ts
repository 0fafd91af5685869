import { type Database, inTransaction } from '#emulator/shared/database.ts';

/** Path, with a leading slash, → hash of its file. */
export type FileMap = ReadonlyMap<string, string>;

/** The files of each version. */
export interface FileLists {
  of(version: string): FileMap;
  /** Adds files to a version; null removes one. */
  add(version: string, files: Iterable<[path: string, hash: string | null]>): void;
  /** Forgets the files of a version. */
  remove(version: string): void;
  /** Whether a file with this hash belongs to the version. */
  hasHash(version: string, hash: string): boolean;
  /** Hashes of all files of all versions. */
  usedHashes(): Set<string>;
}

/** One row for each call that added files, as JSON: a row for each file takes ten times as long. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS hosting_file_lists (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    version TEXT NOT NULL,
    files TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS hosting_file_lists_version ON hosting_file_lists (version)`;

interface ReadList {
  files: Map<string, string>;
  /** Null until it is asked for, and after every change. */
  hashes: Set<string> | null;
}

/** Lists of files in SQLite, each read once: a release looks at all of its files several times. */
export function openFileLists(database: Database): FileLists {
  database.exec(SCHEMA);
  takeRowsOfFormat3(database);
  const insert = database.prepare('INSERT INTO hosting_file_lists (version, files) VALUES (?, ?)');
  const select = database.prepare(
    'SELECT files FROM hosting_file_lists WHERE version = ? ORDER BY number',
  );
  const selectVersions = database.prepare('SELECT DISTINCT version FROM hosting_file_lists');
  const remove = database.prepare('DELETE FROM hosting_file_lists WHERE version = ?');
  const lists = new Map<string, ReadList>();

  function listOf(version: string): ReadList {
    const known = lists.get(version);
    if (known) return known;
    const list: ReadList = { files: new Map(), hashes: null };
    for (const row of select.all(version)) {
      const files: Record<string, string | null> = JSON.parse(String(row['files']));
      apply(list, Object.entries(files));
    }
    lists.set(version, list);
    return list;
  }

  return {
    of: (version) => listOf(version).files,
    add(version, files) {
      const list = listOf(version);
      const entries = [...files];
      insert.run(version, JSON.stringify(Object.fromEntries(entries)));
      apply(list, entries);
    },
    remove(version) {
      remove.run(version);
      lists.delete(version);
    },
    hasHash(version, hash) {
      const list = listOf(version);
      list.hashes ??= new Set(list.files.values());
      return list.hashes.has(hash);
    },
    usedHashes() {
      const used = new Set<string>();
      for (const row of selectVersions.all()) {
        for (const hash of listOf(String(row['version'])).files.values()) used.add(hash);
      }
      return used;
    },
  };
}

function apply(list: ReadList, files: Iterable<[path: string, hash: string | null]>): void {
  for (const [path, hash] of files) {
    if (hash === null) list.files.delete(path);
    else list.files.set(path, hash);
  }
  list.hashes = null;
}

/** Data folders of format 3 have a row for each file. */
function takeRowsOfFormat3(database: Database): void {
  const isThere = database.prepare(
    "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'hosting_files'",
  );
  if (isThere.get() === undefined) return;
  inTransaction(database, () => {
    database.exec(`
      INSERT INTO hosting_file_lists (version, files)
        SELECT version, json_group_object(path, hash) FROM hosting_files GROUP BY version;
      DROP TABLE hosting_files`);
  });
}
