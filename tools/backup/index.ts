import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AdminSdk } from '../shared/admin-sdk.ts';
import { UsageError } from '../shared/failure.ts';
import type { Target } from '../shared/target.ts';
import { deleteDocuments, exportDocuments, importDocuments } from './documents.ts';
import { deleteFiles, type ExportedFile, exportFiles, importFiles, listFiles } from './files.ts';
import { deletePeople, type ExportedPerson, exportPeople, importPeople } from './people.ts';
import { verifyExport } from './verify.ts';

const FORMAT = 1;

interface Contents {
  format: number;
  exported_at: string;
  documents: number;
  files: ExportedFile[];
  people: ExportedPerson[];
}

type BackupTarget = Pick<Target, 'kind' | 'sdk'>;

export interface BackupCounts {
  documents: number;
  files: number;
  people: number;
}

/** Copies documents, files, people and their roles into an empty folder. */
export async function exportEverything(
  { kind, sdk }: BackupTarget,
  folder: string,
): Promise<BackupCounts> {
  await makeEmptyFolder(folder);
  const documents = await exportDocuments(sdk.firestore, join(folder, 'documents.ndjson'));
  const files = await exportFiles(sdk.bucket, join(folder, 'files'));
  const people = await exportPeople(sdk.auth, kind !== 'production');
  const exported_at = new Date().toISOString();
  const contents: Contents = { format: FORMAT, exported_at, documents, files, people };
  // Last: an export without it was cut off, and is not taken for a whole one.
  await writeFile(join(folder, 'contents.json'), JSON.stringify(contents, null, 2), {
    mode: 0o600,
    flush: true,
  });
  return { documents, files: files.length, people: people.length };
}

async function makeEmptyFolder(folder: string): Promise<void> {
  const problem = (cause: Error) =>
    new UsageError(`${folder} is no folder to write to.`, { cause });
  const entries = await mkdir(folder, { recursive: true, mode: 0o700 })
    .then(() => readdir(folder))
    .catch((cause) => Promise.reject(problem(cause)));
  if (entries.length > 0) throw new UsageError(`${folder} is not empty.`);
}

/**
 * Puts an export back, once it was found whole. What is there already must be given up first, with
 * `replace`.
 */
export async function importEverything(
  { kind, sdk }: BackupTarget,
  folder: string,
  replace: boolean,
): Promise<BackupCounts> {
  const contents = await readContents(folder);
  await verifyExport(folder, contents);
  if (replace) {
    if (kind === 'running') {
      throw new UsageError('Stop npm start before you replace what it works on.');
    }
    await deleteDocuments(sdk.firestore);
    await deleteFiles(sdk.bucket);
    await deletePeople(sdk.auth);
  } else if (!(await isEmpty(sdk))) {
    throw new UsageError(
      'There is a stock already. Give it up with --replace, or export it first.',
    );
  }
  await importFiles(sdk.bucket, join(folder, 'files'), contents.files);
  const documents = await importDocuments(sdk.firestore, join(folder, 'documents.ndjson'));
  await importPeople(sdk.auth, contents.people);
  return { documents, files: contents.files.length, people: contents.people.length };
}

async function readContents(folder: string): Promise<Contents> {
  try {
    const contents = JSON.parse(await readFile(join(folder, 'contents.json'), 'utf8')) as Contents;
    if (contents.format === FORMAT) return contents;
  } catch (cause) {
    throw new UsageError(`${folder} holds no whole export.`, { cause });
  }
  throw new UsageError(`${folder} was exported by another version of this app.`);
}

async function isEmpty({ firestore, bucket }: AdminSdk): Promise<boolean> {
  const { empty } = await firestore.collection('vehicles').limit(1).get();
  return empty && (await listFiles(bucket)).length === 0;
}
