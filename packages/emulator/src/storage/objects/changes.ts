import { type Database, inTransaction } from '#emulator/shared/database.ts';
import type { EventSink } from '#emulator/shared/events.ts';
import type { Blob, Blobs } from '../blobs/blobs.ts';
import { attributesOf } from './attributes.ts';
import type { Attributes, ObjectStore, StoredObject } from './objects.ts';
import { checkPreconditions, type Preconditions } from './preconditions.ts';
import { objectResource } from './resources.ts';
import { notFound } from './storage-error.ts';

/** Checks a change inside its transaction; throws to refuse it. Absent for the Admin SDK. */
export type AccessCheck = (before: StoredObject | null, after: StoredObject | null) => void;

export interface Change {
  name: string;
  preconditions?: Preconditions;
  checkAccess?: AccessCheck | undefined;
}

export interface ObjectChanges {
  /** Stores a blob under a name; `alsoInTransaction` runs in the same transaction. */
  put(
    change: Change & { blob: Blob; attributes: Attributes },
    alsoInTransaction?: (stored: StoredObject) => void,
  ): Promise<StoredObject>;
  patch(change: Change, edit: (current: StoredObject) => Attributes): StoredObject;
  remove(change: Change): Promise<void>;
  /** Renames an object without copying its bytes. */
  move(source: Change, target: Change): Promise<StoredObject>;
  /** Replaces attributes without an event and without a new metageneration. */
  replaceWithoutEvent(object: StoredObject, attributes: Attributes): StoredObject;
}

export interface ChangesOptions {
  database: Database;
  objects: ObjectStore;
  blobs: Blobs;
  events: EventSink;
  bucket: string;
  /** For the links in events. */
  publicUrl: string;
}

/**
 * All changes of objects. Row and event commit together. New bytes are on disk before the commit,
 * old ones are removed after it, so a crash can leave an unused file but never lose one.
 */
export function createChanges(options: ChangesOptions): ObjectChanges {
  const { database, objects, blobs, events, bucket, publicUrl } = options;

  const record = (type: 'finalized' | 'deleted' | 'metadataUpdated', object: StoredObject) =>
    events.record({ kind: 'object', type, object: objectResource(object, publicUrl), time: now() });

  const commit = <T>(work: () => T): T => inTransaction(database, work);

  /** A file that cannot be removed now is removed at the next start. */
  const afterCommit = async (overwritten: StoredObject | null) => {
    events.wake();
    if (overwritten !== null) await blobs.remove(overwritten.blob.id).catch(() => {});
  };

  const found = (change: Change): StoredObject => {
    const current = objects.get(change.name);
    if (current === null) {
      change.checkAccess?.(null, null);
      throw notFound(change.name);
    }
    checkPreconditions(change.preconditions ?? {}, current);
    return current;
  };

  const store = (change: Change, blob: Blob, attributes: Attributes) => {
    const before = objects.get(change.name);
    checkPreconditions(change.preconditions ?? {}, before);
    const after = newObject(bucket, change.name, blob, attributes, before);
    change.checkAccess?.(before, after);
    objects.put(after);
    record('finalized', after);
    // Production also sends an event for the overwritten generation.
    if (before !== null) record('deleted', before);
    return { before, after };
  };

  const removeBlobOnFailure = async <T>(blob: Blob, work: () => T): Promise<T> => {
    try {
      return work();
    } catch (error) {
      await blobs.remove(blob.id).catch(() => {});
      throw error;
    }
  };

  return {
    put: async (change, alsoInTransaction) => {
      const { before, after } = await removeBlobOnFailure(change.blob, () =>
        commit(() => {
          const stored = store(change, change.blob, change.attributes);
          alsoInTransaction?.(stored.after);
          return stored;
        }),
      );
      await afterCommit(before);
      return after;
    },
    patch: (change, edit) => {
      const patched = commit(() => {
        const before = found(change);
        const after: StoredObject = {
          ...withoutAttributes(before),
          ...edit(before),
          metageneration: before.metageneration + 1,
          updated: now(),
        };
        change.checkAccess?.(before, after);
        objects.put(after);
        record('metadataUpdated', after);
        return after;
      });
      events.wake();
      return patched;
    },
    remove: async (change) => {
      const before = commit(() => {
        const current = found(change);
        change.checkAccess?.(current, null);
        objects.remove(current.name);
        record('deleted', current);
        return current;
      });
      await afterCommit(before);
    },
    move: async (source, target) => {
      const { before, after } = commit(() => {
        const current = found(source);
        if (source.name === target.name) return { before: null, after: current };
        objects.remove(current.name);
        const stored = store(target, current.blob, attributesOf(current));
        record('deleted', current);
        return stored;
      });
      await afterCommit(before);
      return after;
    },
    replaceWithoutEvent: (object, attributes) => {
      const next = { ...object, ...attributes };
      objects.put(next);
      return next;
    },
  };
}

/** An object with its first or next content, after `before`. */
export function newObject(
  bucket: string,
  name: string,
  blob: Blob,
  attributes: Attributes,
  before: StoredObject | null,
): StoredObject {
  const time = now();
  const microseconds = BigInt(Date.now()) * 1000n;
  const previous = BigInt(before?.generation ?? 0);
  const generation = String(microseconds > previous ? microseconds : previous + 1n);
  return {
    ...attributes,
    bucket,
    name,
    blob,
    generation,
    metageneration: 1,
    timeCreated: time,
    updated: time,
  };
}

/** The object without its attributes, so that one that an edit removed does not survive. */
function withoutAttributes(object: StoredObject) {
  const { bucket, name, blob, generation, timeCreated } = object;
  return { bucket, name, blob, generation, timeCreated };
}

const now = () => new Date().toISOString();
