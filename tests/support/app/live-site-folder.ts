import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';

/** The live version as the emulator has stored it. */
export interface LiveSite {
  /** Folder with a copy of its files. */
  folder: string;
  /** The configuration that it was released with. */
  config: { headers: { glob: string; headers: Record<string, string> }[] };
}

/** Copies the live site out of a data folder, whose app may be running, killed or stopped. */
export async function copyLiveSite(dataDir: string, folder: string): Promise<LiveSite | null> {
  const database = new DatabaseSync(join(dataDir, 'emulator.sqlite'));
  try {
    const release = database
      .prepare('SELECT version FROM hosting_releases ORDER BY number DESC LIMIT 1')
      .get();
    if (release === undefined) return null;
    const id = String(release['version']);
    const lists = database
      .prepare('SELECT files FROM hosting_file_lists WHERE version = ? ORDER BY number')
      .all(id);
    const files = lists.flatMap((list) => Object.entries(JSON.parse(String(list['files']))));
    for (const [path, hash] of files as [string, string][]) {
      const target = join(folder, path);
      const bytes = await readFile(join(dataDir, 'hosting', hash.slice(0, 2), hash));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, gunzipSync(bytes));
    }
    const stored = database.prepare('SELECT version FROM hosting_versions WHERE id = ?').get(id);
    const { config } = JSON.parse(String(stored?.['version'])) as LiveSite;
    return { folder, config };
  } finally {
    database.close();
  }
}
