import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { UsageError } from '../shared/failure.ts';
import { type ExportedFile, hash } from './files.ts';

/** How many documents each file of an export has: one file a database. */
export type DocumentCounts = Readonly<Record<string, number>>;

/** A part of an export is missing or has changed. */
export class DamagedExportError extends UsageError {
  override readonly name = 'DamagedExportError';
}

/** Reads a whole export without importing it; throws a `DamagedExportError` where it is not intact. */
export async function verifyExport(
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
    for await (const line of createInterface({ input: createReadStream(file) })) {
      if (line === '') continue;
      JSON.parse(line);
      count += 1;
    }
  } catch {
    return -1;
  }
  return count;
}
