import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from '@google-cloud/storage';
import type { SnapshotStore } from '#catalogue/snapshot.ts';
import { RELEASES_PREFIX, readObject } from './read-object.ts';

/** Beside the state of the release, and as closed: it contains what staff alone may see. */
export const SNAPSHOT_OBJECT = `${RELEASES_PREFIX}stock.bin`;

/** A snapshot of the stock as one object in a bucket, so that a new process does not read all of it. */
export function snapshotObject(bucket: Bucket): SnapshotStore {
  const object = bucket.file(SNAPSHOT_OBJECT);
  return {
    load: () => readObject(object),
    async save(pieces) {
      const upload = object.createWriteStream({
        resumable: false,
        contentType: 'application/octet-stream',
        metadata: { cacheControl: 'no-store' },
      });
      await pipeline(Readable.from(pieces), upload);
    },
  };
}
