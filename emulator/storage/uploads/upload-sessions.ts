import { writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { isDiskFull } from '../../wire/failure.ts';
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
  /** Takes the bytes from `offset` on, after whatever request of the same upload still runs. */
  append(upload: Upload, offset: number | null, request: IncomingMessage): Promise<void>;
  finish(upload: Upload, judge: Change['judge']): Promise<StoredObject>;
  cancel(upload: Upload): Promise<void>;
}

/** Resumable uploads. What has arrived is on disk, so they go on after a restart too. */
export function createUploadSessions(
  store: UploadStore,
  blobs: Blobs,
  changes: ObjectChanges,
): UploadSessions {
  const running = new Map<string, Promise<unknown>>();

  // A broken connection may still be draining while the client already asks how far it came.
  const inTurn = async <T>(id: string, work: () => Promise<T>): Promise<T> => {
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

  const drop = async (upload: Upload) => {
    // The file first: on a full disk the row can only go once there is room again.
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
      inTurn(
        upload.id,
        async () => store.find(upload.id)?.finished?.blob.size ?? receivedBytes(file(upload)),
      ),
    append: (upload, offset, request) =>
      inTurn(upload.id, async () => {
        const received = await receivedBytes(file(upload));
        const start = offset ?? received;
        if (start > received) {
          throw badRequest(`The upload stands at byte ${received}, not ${start}.`);
        }
        const limit = upload.declaredSize ?? Number.POSITIVE_INFINITY;
        try {
          await receiveInto(file(upload), start, request, limit);
        } catch (error) {
          // What a broken connection left behind can be gone on with; on a full disk it only
          // takes the room that everything else needs.
          if (isDiskFull(error)) await drop(upload);
          throw error;
        }
      }),
    finish: (upload, judge) =>
      inTurn(upload.id, async () => {
        const again = store.find(upload.id)?.finished;
        if (again) return again;
        const received = await receivedBytes(file(upload));
        if (upload.declaredSize !== null && received !== upload.declaredSize) {
          throw badRequest(`${received} of ${upload.declaredSize} bytes have arrived.`);
        }
        if (received === 0) await touch(blobs, upload.id);
        const blob = await blobs.seal(upload.id);
        await verifyChecksums(blobs, blob, upload.expected);
        const { name, preconditions, attributes } = upload;
        const change = { name, preconditions, attributes, blob, judge };
        try {
          return await changes.put(change, (stored) => store.finish(upload, stored));
        } catch (error) {
          // Refused at last: the bytes are gone, so there is nothing to go on with.
          store.cancel(upload.id);
          throw error;
        }
      }),
    cancel: (upload) => inTurn(upload.id, () => drop(upload)),
  };
}

/** An empty object has a file too. */
async function touch(blobs: Blobs, id: string): Promise<void> {
  await writeFile(blobs.incomingPath(id), '', { flag: 'a' });
}
