import { createHash, randomUUID } from 'node:crypto';
import { constants, mkdirSync } from 'node:fs';
import { copyFile, type FileHandle, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '#emulator/shared/sync-folder.ts';
import { crc32c, crc32cBase64 } from './crc32c.ts';

/** A complete, durable file of bytes, with its checksums. */
export interface Blob {
  id: string;
  size: number;
  /** Base64. */
  md5Hash: string;
  crc32c: string;
}

/**
 * Bytes on disk. They are written to `incoming/` and renamed into `blobs/` once they are complete
 * and synced, so a file in `blobs/` is never partial. File names are random ids, not object names.
 */
export interface Blobs {
  newIncoming(): string;
  incomingPath(id: string): string;
  /** Syncs an incoming file and moves it to the blobs. */
  finalize(incomingId: string): Promise<Blob>;
  copy(blob: Blob): Promise<Blob>;
  path(id: string): string;
  /**
   * Opens a blob to be read. 'missing' where there is no file, 'damaged' where its bytes differ
   * from those that were stored: they are compared at the first read, and after each change of the
   * file.
   */
  open(blob: Blob): Promise<FileHandle | 'missing' | 'damaged'>;
  removeIncoming(id: string): Promise<void>;
  remove(id: string): Promise<void>;
  /** Removes the files a crash left behind: all that are in neither set. */
  sweep(liveBlobs: Set<string>, liveIncoming: Set<string>): Promise<void>;
}

/** Blobs in `storage/` below the data folder. */
export function openBlobs(dataDir: string): Blobs {
  const incoming = join(dataDir, 'storage', 'incoming');
  const blobs = join(dataDir, 'storage', 'blobs');
  mkdirSync(incoming, { recursive: true });
  mkdirSync(blobs, { recursive: true });
  const incomingPath = (id: string) => join(incoming, id);
  const path = (id: string) => join(blobs, id);
  const remove = (file: string) => rm(file, { force: true });

  const finalize = async (incomingId: string): Promise<Blob> => {
    const blob = { id: randomUUID(), ...(await digestAndSync(incomingPath(incomingId))) };
    await rename(incomingPath(incomingId), path(blob.id));
    await syncFolder(blobs);
    return blob;
  };

  /** For each blob whose bytes were compared, when its file was last changed. */
  const compared = new Map<string, number>();

  const openIntact = async (blob: Blob): Promise<FileHandle | 'missing' | 'damaged'> => {
    const handle = await open(path(blob.id), 'r').catch(() => null);
    if (handle === null) return 'missing';
    const { mtimeMs } = await handle.stat();
    if (compared.get(blob.id) === mtimeMs) return handle;
    if ((await md5Of(handle)) === blob.md5Hash) {
      compared.set(blob.id, mtimeMs);
      return handle;
    }
    await handle.close();
    return 'damaged';
  };

  return {
    open: openIntact,
    newIncoming: () => randomUUID(),
    incomingPath,
    path,
    finalize,
    copy: async (blob) => {
      const id = randomUUID();
      await copyFile(path(blob.id), incomingPath(id), constants.COPYFILE_FICLONE);
      return finalize(id);
    },
    removeIncoming: (id) => remove(incomingPath(id)),
    remove: (id) => {
      compared.delete(id);
      return remove(path(id));
    },
    sweep: async (liveBlobs, liveIncoming) => {
      const stale = [
        ...(await readdir(blobs)).filter((id) => !liveBlobs.has(id)).map(path),
        ...(await readdir(incoming)).filter((id) => !liveIncoming.has(id)).map(incomingPath),
      ];
      await Promise.all(stale.map(remove));
    },
  };
}

async function digestAndSync(file: string): Promise<Omit<Blob, 'id'>> {
  const md5 = createHash('md5');
  let crc = 0;
  let size = 0;
  await using handle = await open(file, 'r+');
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) {
    md5.update(chunk);
    crc = crc32c(chunk, crc);
    size += chunk.length;
  }
  await handle.sync();
  return { size, md5Hash: md5.digest('base64'), crc32c: crc32cBase64(crc) };
}

async function md5Of(handle: FileHandle): Promise<string> {
  const md5 = createHash('md5');
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) {
    md5.update(chunk);
  }
  return md5.digest('base64');
}
