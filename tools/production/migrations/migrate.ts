import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { UsageError } from '#tools/shared/failure.ts';
import type { Databases, Migration } from './migration.ts';

/** Which format the documents have; written by deployments alone. */
const FORMAT_PATH = 'system/format';

const FormatSchema = v.object({
  format: v.optional(v.number(), 0),
  /** The least format whose code reads the documents. */
  readable_by: v.optional(v.number(), 0),
  /** Number of documents that each migration changed, by its format. */
  changed: v.optional(v.record(v.string(), v.number()), {}),
});

export async function readFormat(stock: Firestore) {
  return v.parse(FormatSchema, (await stock.doc(FORMAT_PATH).get()).data() ?? {});
}

/** Throws a `UsageError` where the documents have become unreadable for code with these migrations. */
export async function refuseOlderCode(
  stock: Firestore,
  migrations: readonly Migration[],
): Promise<void> {
  const own = migrations.at(-1)?.format ?? 0;
  const { format, readable_by: least } = await readFormat(stock);
  if (own >= least) return;
  throw new UsageError(
    `This code is of format ${own}. The documents have format ${format}, which only code of format ${least} ` +
      'or later reads. Correct it forward, or restore the documents first: docs/production.md#restoring.',
  );
}

export async function pendingMigrations(
  stock: Firestore,
  migrations: readonly Migration[],
): Promise<Migration[]> {
  const { format } = await readFormat(stock);
  return migrations.filter((migration) => migration.format > format);
}

/** Runs what is pending, in order, and stores the format after each one. A run that stopped is begun again. */
export async function migrate(
  databases: Databases,
  migrations: readonly Migration[],
  say: (line: string) => void,
): Promise<void> {
  const stock = databases.firestore;
  for (const migration of await pendingMigrations(stock, migrations)) {
    const { format, title, isReadableBefore } = migration;
    const changed = await migration.run(databases);
    const before = await readFormat(stock);
    await stock.doc(FORMAT_PATH).set({
      format,
      readable_by: isReadableBefore ? before.readable_by : format,
      changed: { ...before.changed, [format]: changed },
    });
    say(`Format ${format}: ${title}. ${changed} documents changed.`);
  }
}
