import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket, File, FileMetadata } from '@google-cloud/storage';
import { RELEASES_PREFIX } from '#functions/src/publishing/build/release-objects.ts';

/** A file of an export; its bytes are in a file that is named after their hash. */
export interface ExportedFile {
  name: string;
  sha256: string;
  contentType: string | undefined;
  cacheControl: string | undefined;
  contentDisposition: string | undefined;
  metadata: Record<string, unknown>;
}

/** Copies the bytes of every file of a bucket into `folder`; resolves to names and metadata. */
export async function exportFiles(bucket: Bucket, folder: string): Promise<ExportedFile[]> {
  await mkdir(folder, { recursive: true });
  const exported: ExportedFile[] = [];
  for (const file of await listFiles(bucket)) {
    const [bytes] = await file.download();
    const sha256 = hash(bytes);
    await writeFile(join(folder, sha256), bytes, { mode: 0o600 });
    const { contentType, cacheControl, contentDisposition, metadata } = file.metadata;
    exported.push({
      name: file.name,
      sha256,
      contentType,
      cacheControl,
      contentDisposition,
      metadata: { ...metadata },
    });
  }
  return exported;
}

export async function importFiles(
  bucket: Bucket,
  folder: string,
  files: ExportedFile[],
): Promise<void> {
  for (const { name, sha256, ...fields } of files) {
    const bytes = await readFile(join(folder, sha256));
    await bucket.file(name).save(bytes, { resumable: false, metadata: fields as FileMetadata });
  }
}

export async function deleteFiles(bucket: Bucket): Promise<void> {
  for (const file of await listFiles(bucket)) await file.delete();
}

/** What staff uploaded and what was made of it; what the publisher stores follows from the data. */
export async function listFiles(bucket: Bucket): Promise<File[]> {
  const [files] = await bucket.getFiles();
  return files.filter(({ name }) => !name.startsWith(RELEASES_PREFIX));
}

/** Makes the next release read and render everything, since imported data has other versions. */
export async function deleteReleaseFiles(bucket: Bucket): Promise<void> {
  const [files] = await bucket.getFiles({ prefix: RELEASES_PREFIX });
  for (const file of files) await file.delete();
}

/** SHA-256 in hexadecimal. */
export function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
