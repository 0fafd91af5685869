import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Target } from '../app/target.ts';
import type { AdminSdk } from '../shared/admin-sdk.ts';
import { UsageError } from '../shared/failure.ts';
import {
  deleteAccounts,
  type ExportedAccount,
  exportAccounts,
  importAccounts,
  takenAddress,
} from './accounts.ts';
import {
  deleteDocuments,
  exportDocuments,
  exportedDocuments,
  importDocuments,
} from './documents.ts';
import {
  deleteFiles,
  deleteReleaseFiles,
  type ExportedFile,
  exportFiles,
  hash,
  importFiles,
  listFiles,
} from './files.ts';

/**
 * Version of the names of databases, documents, fields and files in an export. To be increased when one of them
 * changes, so that no version imports a part of the data of another.
 */
const FORMAT = 3;
const STOCK_FILE = 'documents.ndjson';
const INQUIRIES_FILE = 'inquiries.ndjson';

interface Contents {
  format: number;
  exported_at: string;
  documents: DocumentCounts;
  files: ExportedFile[];
  accounts: ExportedAccount[];
}

type BackupTarget = Pick<Target, 'kind' | 'sdk'>;

export interface BackupCounts {
  documents: number;
  files: number;
  accounts: number;
}

/** Copies documents, files, accounts and their roles into an empty folder. */
export async function exportEverything(
  { kind, sdk }: BackupTarget,
  folder: string,
): Promise<BackupCounts> {
  await makeEmptyFolder(folder);
  const documents = {
    [STOCK_FILE]: await exportDocuments(sdk.firestore, join(folder, STOCK_FILE)),
    [INQUIRIES_FILE]: await exportDocuments(sdk.inquiries, join(folder, INQUIRIES_FILE)),
  };
  const files = await exportFiles(sdk.bucket, join(folder, 'files'));
  const accounts = await exportAccounts(sdk.auth, kind !== 'production');
  const exported_at = new Date().toISOString();
  const contents: Contents = { format: FORMAT, exported_at, documents, files, accounts };
  // Written last, so that an export without it counts as incomplete.
  await writeFile(join(folder, 'contents.json'), JSON.stringify(contents, null, 2), {
    mode: 0o600,
    flush: true,
  });
  return { documents: sum(documents), files: files.length, accounts: accounts.length };
}

function sum(counts: DocumentCounts): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

async function makeEmptyFolder(folder: string): Promise<void> {
  const problem = (cause: Error) =>
    new UsageError(`${folder} is not a folder that can be written.`, { cause });
  const entries = await mkdir(folder, { recursive: true, mode: 0o700 })
    .then(() => readdir(folder))
    .catch((cause) => Promise.reject(problem(cause)));
  if (entries.length > 0) throw new UsageError(`${folder} is not empty.`);
}

/**
 * Restores an export after verifying it, and calls `begin` before the first write. Throws a `UsageError` where
 * there is a stock already, or an account with an exported address, unless `replace` allows to delete all data first.
 */
export async function importEverything(
  { kind, sdk }: BackupTarget,
  folder: string,
  replace: boolean,
  begin = () => {},
): Promise<BackupCounts> {
  const contents = await readContents(folder);
  await verifyExport(folder, contents);
  if (replace) {
    if (kind === 'running') {
      throw new UsageError('Stop npm start before you replace its data.');
    }
    await deleteDocuments(sdk.firestore);
    await deleteDocuments(sdk.inquiries);
    await deleteFiles(sdk.bucket);
    await deleteAccounts(sdk.auth);
  } else if (!(await isEmpty(sdk))) {
    throw new UsageError('There is a stock already. Export it, or delete it with --replace.');
  } else {
    const email = await takenAddress(sdk.auth, contents.accounts);
    if (email !== null) {
      throw new UsageError(`${email} has an account already. Delete all data with --replace.`);
    }
  }
  begin();
  await deleteReleaseFiles(sdk.bucket);
  await importFiles(sdk.bucket, join(folder, 'files'), contents.files);
  const documents = {
    [STOCK_FILE]: await importDocuments(sdk.firestore, join(folder, STOCK_FILE)),
    [INQUIRIES_FILE]: await importDocuments(sdk.inquiries, join(folder, INQUIRIES_FILE)),
  };
  await importAccounts(sdk.auth, contents.accounts);
  return {
    documents: sum(documents),
    files: contents.files.length,
    accounts: contents.accounts.length,
  };
}

async function readContents(folder: string): Promise<Contents> {
  try {
    const contents = JSON.parse(await readFile(join(folder, 'contents.json'), 'utf8')) as Contents;
    if (contents.format === FORMAT) return contents;
  } catch (cause) {
    throw new UsageError(`${folder} does not contain a complete export.`, { cause });
  }
  throw new UsageError(`${folder} was exported by another version of this app.`);
}

async function isEmpty({ firestore, bucket }: AdminSdk): Promise<boolean> {
  const { empty } = await firestore.collection('vehicles').limit(1).get();
  return empty && (await listFiles(bucket)).length === 0;
}

/** How many documents each file of an export has: one file a database. */
type DocumentCounts = Readonly<Record<string, number>>;

class DamagedExportError extends UsageError {
  override readonly name = 'DamagedExportError';
}

/** Reads a whole export without importing it; throws a `DamagedExportError` where it is not intact. */
async function verifyExport(
  folder: string,
  { documents, files }: { documents: DocumentCounts; files: readonly ExportedFile[] },
): Promise<void> {
  for (const [name, count] of Object.entries(documents)) {
    if ((await countDocuments(join(folder, name))) === count) continue;
    throw new DamagedExportError(`${folder}/${name} has changed or is not complete.`);
  }
  for (const { name, sha256 } of files) {
    const bytes = await readFile(join(folder, 'files', sha256)).catch(() => null);
    if (bytes === null) throw new DamagedExportError(`${name} is missing in ${folder}/files.`);
    if (hash(bytes) !== sha256) throw new DamagedExportError(`The bytes of ${name} have changed.`);
  }
}

/** The number of documents in the file; -1 where it cannot be read to its end. */
async function countDocuments(file: string): Promise<number> {
  let count = 0;
  try {
    for await (const _ of exportedDocuments(file)) count += 1;
  } catch {
    return -1;
  }
  return count;
}
