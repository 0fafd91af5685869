import type { Bucket } from '@google-cloud/storage';
import { RELEASES_PREFIX, readObject } from './read-object.ts';
import { decodeState, encodeState } from './release-state.ts';
import type { StateStore } from './state-store.ts';

/** `storage.rules` give nobody access to it, and the functions ignore it. */
export const STATE_OBJECT = `${RELEASES_PREFIX}state.json`;

/**
 * The state of the last release, as one object in a bucket. Another release than the last one has
 * none, for example after a rollback; the next release is then a full one.
 */
export function openStateObject(bucket: Bucket): StateStore {
  const object = bucket.file(STATE_OBJECT);

  return {
    async load(release) {
      const bytes = await readObject(object);
      const state = bytes && decodeState(bytes.toString('utf8'));
      return state?.release === release ? state : null;
    },
    async save(state) {
      await object.save(encodeState(state), {
        resumable: false,
        contentType: 'text/plain; charset=utf-8',
        metadata: { cacheControl: 'no-store' },
      });
    },
    async keep() {},
  };
}
