import type { AdminSdk } from '#tools/shared/admin-sdk.ts';
import { deleteDatabase, newestBackup, restoreBackup } from '../databases.ts';
import type { Google } from '../google.ts';
import { compareDatabases } from './compare-databases.ts';

/**
 * Restores the newest backup of a database into one of its own, compares it with the live one, says how long it
 * took and how much would be lost, and deletes it. Returns what is wrong.
 */
export async function drill(
  google: Google,
  sdk: Pick<AdminSdk, 'database'>,
  database: string,
  say: (line: string) => void,
  now: () => Date = () => new Date(),
): Promise<string[]> {
  const backup = await newestBackup(google, database);
  if (backup === null) return [`${database} has no backup.`];
  const started = now();
  const age = started.getTime() - backup.snapshot.getTime();
  say(`${database}: the newest backup is of ${backup.snapshot.toISOString()}.`);
  const day = started.toISOString().slice(0, 10).replaceAll('-', '');
  const name = `drill-${database.replace(/\W/gu, '')}-${day}`;
  const copy = await restoreBackup(google, backup, name);
  try {
    const restored = now();
    const compared = await compareDatabases(
      sdk.database(copy),
      sdk.database(database),
      backup.snapshot,
    );
    for (const { collection, restored: count, live, samples } of compared) {
      say(`  ${collection}: ${count} restored, ${live} live, ${samples} compared field by field`);
    }
    say(
      `  restored in ${inWords(restored.getTime() - started.getTime())} (RTO, without copying back)`,
    );
    say(`  compared in ${inWords(now().getTime() - restored.getTime())}`);
    say(`  ${inWords(age)} would be lost (RPO of this backup; by the minute for seven days)`);
    return compared.flatMap(({ collection, lost, different }) => [
      ...(lost.length > 0 ? [`${collection}: ${lost.length} not restored, ${lost[0]}`] : []),
      ...(different.length > 0 ? [`${collection}: restored otherwise: ${different[0]}`] : []),
    ]);
  } finally {
    await deleteDatabase(google, copy);
    say(`  ${copy} is deleted`);
  }
}

function inWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
