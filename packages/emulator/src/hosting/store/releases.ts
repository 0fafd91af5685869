import type { Database } from '#emulator/shared/database.ts';

/** One switch of the live channel to a version. */
export interface SiteRelease {
  /** Increases with every release. */
  number: number;
  version: string;
  type: 'DEPLOY' | 'ROLLBACK';
  message: string;
  releaseTime: string;
}

export interface SiteReleases {
  /** The newest first; the first one is live. */
  list(): SiteRelease[];
  live(): SiteRelease | null;
  add(release: Pick<SiteRelease, 'version' | 'type' | 'message'>): SiteRelease;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS hosting_releases (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    version TEXT NOT NULL,
    type TEXT NOT NULL,
    message TEXT NOT NULL,
    release_time TEXT NOT NULL
  )`;

/** Releases in SQLite: one row is the whole switch, so a crash leaves the old one or the new one. */
export function openSiteReleases(database: Database): SiteReleases {
  database.exec(SCHEMA);
  const selectNewest = database.prepare(
    `SELECT number, version, type, message, release_time AS releaseTime
     FROM hosting_releases ORDER BY number DESC LIMIT ?`,
  );
  const insert = database.prepare(
    'INSERT INTO hosting_releases (version, type, message, release_time) VALUES (?, ?, ?, ?)',
  );
  const live = () => (selectNewest.get(1) as unknown as SiteRelease | undefined) ?? null;
  return {
    list: () => selectNewest.all(1000) as unknown as SiteRelease[],
    live,
    add({ version, type, message }) {
      insert.run(version, type, message, new Date().toISOString());
      return live() as SiteRelease;
    },
  };
}
