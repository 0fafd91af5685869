import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decodeState, encodeState, type StateStore } from 'site-publisher';
import type { SnapshotStore } from '#catalogue/snapshot.ts';
import { type Bucket, readObject } from '#functions/src/shared/bucket.ts';

/**
 * Where the publisher stores objects: `storage.rules` give nobody access to them, and the functions and
 * exports ignore them.
 */
export const RELEASES_PREFIX = 'releases/';
export const STATE_OBJECTS = [`${RELEASES_PREFIX}state.json`, `${RELEASES_PREFIX}state-2.json`];
/** Next to the states and as protected, because it contains what only staff may see. */
export const SNAPSHOT_OBJECT = `${RELEASES_PREFIX}stock.bin`;

/**
 * The states of two releases in a bucket: of the live one, and of the one before or one that never became
 * live. Two objects in turn, since the account of the publisher may not list any. An older release, as after
 * two rollbacks, has no state; the next release is then a full one.
 */
export function openStateObjects(bucket: Bucket): StateStore {
  /** Which object has the state of a release, as far as this process has read or written it. */
  const nameOf = new Map<string, string>();

  async function stateIn(name: string) {
    const bytes = await readObject(bucket, name);
    return bytes && decodeState(bytes.toString('utf8'));
  }

  return {
    async load(release) {
      for (const name of STATE_OBJECTS) {
        const state = await stateIn(name);
        if (state?.release !== release) continue;
        nameOf.set(release, name);
        return state;
      }
      return null;
    },
    async save(state, live) {
      const taken = live === null ? undefined : nameOf.get(live);
      const name =
        state.release === live && taken
          ? taken
          : (STATE_OBJECTS.find((other) => other !== taken) ?? '');
      await bucket.file(name).save(encodeState(state), {
        resumable: false,
        contentType: 'text/plain; charset=utf-8',
        metadata: { cacheControl: 'no-store' },
      });
      for (const [release, other] of nameOf) if (other === name) nameOf.delete(release);
      nameOf.set(state.release, name);
    },
    async keep() {},
  };
}

/** A snapshot of the stock as one object in a bucket, so that a new process does not read all of it. */
export function snapshotObject(bucket: Bucket): SnapshotStore {
  return {
    load: () => readObject(bucket, SNAPSHOT_OBJECT),
    async save(pieces) {
      const upload = bucket.file(SNAPSHOT_OBJECT).createWriteStream({
        resumable: false,
        contentType: 'application/octet-stream',
        metadata: { cacheControl: 'no-store' },
      });
      await pipeline(Readable.from(pieces), upload);
    },
  };
}
