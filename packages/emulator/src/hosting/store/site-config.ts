import type { Database } from '#emulator/shared/database.ts';

/** The settings of the site. */
export interface SiteConfig {
  /** How many finalized versions are kept, the live one among them; null: all, as by default. */
  maxVersions(): number | null;
  setMaxVersions(count: number): void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS hosting_config (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
  ) WITHOUT ROWID`;

/** The settings in SQLite. */
export function openSiteConfig(database: Database): SiteConfig {
  database.exec(SCHEMA);
  const select = database.prepare('SELECT value FROM hosting_config WHERE name = ?');
  const upsert = database.prepare('INSERT OR REPLACE INTO hosting_config VALUES (?, ?)');
  return {
    maxVersions: () => (select.get('maxVersions')?.['value'] as number | undefined) ?? null,
    setMaxVersions: (count) => void upsert.run('maxVersions', count),
  };
}
