import { type Google, GoogleError } from './google.ts';

const MINUTE_MS = 60_000;
const OTHER_NAMES = 20;

export interface Backup {
  name: string;
  /** The time whose state it has. */
  snapshot: Date;
}

/** The newest finished backup of a database; null where it has none. */
export async function newestBackup(google: Google, database: string): Promise<Backup | null> {
  const { projectId: id } = google;
  const all = await google.list(`firestore/v1/projects/${id}/locations/-/backups`, 'backups');
  const own = all
    .filter(({ database: of }) => of === `projects/${id}/databases/${database}`)
    .filter(({ state }) => state === 'READY')
    .map(({ name, snapshotTime }) => ({
      name: String(name),
      snapshot: new Date(String(snapshotTime)),
    }))
    .sort((a, b) => b.snapshot.getTime() - a.snapshot.getTime());
  return own[0] ?? null;
}

/** Makes a database of a backup and resolves to its name, which begins with `name`. */
export function restoreBackup(google: Google, backup: Backup, name: string): Promise<string> {
  return underFreeName(name, (databaseId) =>
    google.call('POST', `firestore/v1/projects/${google.projectId}/databases:restore`, {
      databaseId,
      backup: backup.name,
    }),
  );
}

/** Makes a database of another one as it was a minute ago, and resolves to its name. */
export function cloneDatabase(google: Google, source: string, name: string): Promise<string> {
  const { projectId: id } = google;
  // Firestore takes whole minutes.
  const minute = Math.floor(Date.now() / MINUTE_MS - 1) * MINUTE_MS;
  const pitrSnapshot = {
    database: `projects/${id}/databases/${source}`,
    snapshotTime: new Date(minute).toISOString(),
  };
  return underFreeName(name, (databaseId) =>
    google.call('POST', `firestore/v1/projects/${id}/databases:clone`, {
      databaseId,
      pitrSnapshot,
    }),
  );
}

export async function deleteDatabase(google: Google, name: string): Promise<void> {
  await google.call('DELETE', `firestore/v1/projects/${google.projectId}/databases/${name}`);
}

/** Firestore takes the name of a deleted database again only after some minutes. */
async function underFreeName(
  name: string,
  make: (databaseId: string) => Promise<unknown>,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const databaseId = `${name}-${attempt}`;
    try {
      await make(databaseId);
      return databaseId;
    } catch (error) {
      const isTaken = error instanceof GoogleError && error.status === 409;
      if (!isTaken || attempt === OTHER_NAMES) throw error;
    }
  }
}
