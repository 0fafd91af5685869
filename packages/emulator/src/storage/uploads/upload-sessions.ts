import { writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { isDiskFull } from '#emulator/wire/failure.ts';
import type { Blobs } from '../blobs/blobs.ts';
import type { Change, ObjectChanges } from '../objects/changes.ts';
import type { StoredObject } from '../objects/objects.ts';
import { badRequest, StorageError } from '../objects/storage-error.ts';
import { verifyChecksums } from './checksums.ts';
import { receivedBytes, receiveInto } from './receive.ts';
import type { Upload, UploadStore } from './upload-store.ts';

export interface UploadSessions {
  begin: UploadStore['begin'];
  find(id: string | null): Upload;
  received(upload: Upload): Promise<number>;
  /** Writes bytes at `offset`, after any request of the same upload that still runs. */
  append(upload: Upload, offset: number | null, request: IncomingMessage): Promise<void>;
  finish(upload: Upload, checkAccess: Change['checkAccess']): Promise<StoredObject>;
  cancel(upload: Upload): Promise<void>;
}

/** Resumable uploads. Received bytes are on disk, so uploads can continue after a restart. */
export function createUploadSessions(
  store: UploadStore,
  blobs: Blobs,
  changes: ObjectChanges,
): UploadSessions {
  const running = new Map<string, Promise<unknown>>();

  // A broken connection may still be draining when the client asks for the progress.
  const runInOrder = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const before = running.get(id) ?? Promise.resolve();
    const mine = before.catch(() => {}).then(work);
    running.set(id, mine);
    try {
      return await mine;
    } finally {
      if (running.get(id) === mine) running.delete(id);
    }
  };

  const file = (upload: Upload) => blobs.incomingPath(upload.id);

  const discard = async (upload: Upload) => {
    // The file first: on a full disk the row can only be deleted once there is space again.
    await blobs.removeIncoming(upload.id);
    store.cancel(upload.id);
  };

  return {
    begin: store.begin,
    find: (id) => {
      const upload = id === null ? null : store.find(id);
      if (upload === null) throw new StorageError(404, 'notFound', 'There is no such upload.');
      return upload;
    },
    received: (upload) =>
      runInOrder(
        upload.id,
        async () => store.find(upload.id)?.finished?.blob.size ?? receivedBytes(file(upload)),
      ),
    append: (upload, offset, request) =>
      runInOrder(upload.id, async () => {
        const received = await receivedBytes(file(upload));
        const start = offset ?? received;
        if (start > received) {
          throw badRequest(`The upload stands at byte ${received}, not ${start}.`);
        }
        const limit = upload.declaredSize ?? Number.POSITIVE_INFINITY;
        try {
          await receiveInto(file(upload), start, request, limit);
        } catch (error) {
          // Bytes of a broken connection are useful for resuming; on a full disk they only take
          // the space that everything else needs.
          if (isDiskFull(error)) await discard(upload);
          throw error;
        }
      }),
    finish: (upload, checkAccess) =>
      runInOrder(upload.id, async () => {
        const again = store.find(upload.id)?.finished;
        if (again) return again;
        const received = await receivedBytes(file(upload));
        if (upload.declaredSize !== null && received !== upload.declaredSize) {
          throw badRequest(`${received} of ${upload.declaredSize} bytes have arrived.`);
        }
        // An object without bytes has had no file until now.
        if (received === 0) await writeFile(file(upload), '', { flag: 'a' });
        const blob = await blobs.finalize(upload.id);
        await verifyChecksums(blobs, blob, upload.expected);
        const { name, preconditions, attributes } = upload;
        const change = { name, preconditions, attributes, blob, checkAccess };
        try {
          return await changes.put(change, (stored) => store.finish(upload, stored));
        } catch (error) {
          // The change was refused and its bytes are removed, so the upload cannot continue.
          store.cancel(upload.id);
          throw error;
        }
      }),
    cancel: (upload) => runInOrder(upload.id, () => discard(upload)),
  };
}
