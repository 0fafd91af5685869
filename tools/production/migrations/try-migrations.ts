import { type AdminSdk, STOCK_DATABASE } from '#tools/shared/admin-sdk.ts';
import { cloneDatabase, deleteDatabase } from '../databases.ts';
import type { Google } from '../google.ts';
import type { Databases, Migration } from './migration.ts';

/**
 * Runs migrations on copies of their databases, which it deletes again. Throws what a migration throws,
 * before it could harm a document that somebody needs.
 */
export async function tryMigrations(
  google: Google,
  sdk: Pick<AdminSdk, 'database' | 'firestore' | 'inquiries'>,
  migrations: readonly Migration[],
  say: (line: string) => void,
): Promise<void> {
  for (const name of new Set(migrations.map(({ database }) => database))) {
    const own = migrations.filter(({ database }) => database === name);
    const source = name === 'firestore' ? STOCK_DATABASE : name;
    say(`Trying ${own.length === 1 ? 'a migration' : `${own.length} migrations`} on a copy …`);
    const copy = await cloneDatabase(google, source, `trial-${own.at(-1)?.format}`);
    try {
      const databases: Databases = { ...sdk, [name]: sdk.database(copy) };
      for (const { format, run } of own) {
        say(`On the copy, format ${format} changed ${await run(databases)} documents.`);
      }
    } finally {
      await deleteDatabase(google, copy);
    }
  }
}
