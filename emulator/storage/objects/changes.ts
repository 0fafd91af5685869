import { type Database, inTransaction } from '../../shared/database.ts';
import type { EventSink } from '../../shared/events.ts';
import type { Blob, Blobs } from '../blobs/blobs.ts';
import { attributesOf } from './attributes.ts';
import type { Attributes, ObjectStore, StoredObject } from './objects.ts';
import { checkPreconditions, type Preconditions } from './preconditions.ts';
import { objectResource } from './resources.ts';
import { notFound } from './storage-error.ts';

/** Judges a change inside its transaction; throws to refuse it. Absent for the Admin SDK. */
export type Judge = (before: StoredObject | null, after: StoredObject | null) => void;

export interface Change {
  name: string;
  preconditions: Preconditions;
  judge?: Judge | undefined;
}

export interface ObjectChanges {
  /** Stores a sealed blob under a name; `also` runs in the same transaction. */
  put(
    change: Change & { blob: Blob; attributes: Attributes },
    also?: (stored: StoredObject) => void,
  ): Promise<StoredObject>;
  patch(change: Change, edit: (current: StoredObject) => Attributes): StoredObject;
  remove(change: Change): Promise<void>;
  /** Gives an object a new name without touching its bytes. */
  move(source: Change, target: Change): Promise<StoredObject>;
  /** Adds attributes that nobody listens for: no event, same metageneration. */
  annotate(object: StoredObject, attributes: Attributes): StoredObject;
}

export interface ChangesOptions {
  database: Database;
  objects: ObjectStore;
  blobs: Blobs;
  events: EventSink;
  bucket: string;
}

/**
 * All changes of objects. Row and event commit together; new bytes are on disk before, and old
 * ones go after, so a crash in between leaves a file too many and never one too few.
 */
export function createChanges(options: ChangesOptions): ObjectChanges {
  const { database, objects, blobs, events, bucket } = options;

  const record = (type: 'finalized' | 'deleted' | 'metadataUpdated', object: StoredObject) =>
    events.record({ kind: 'object', type, object: objectResource(object), time: now() });

  const commit = <T>(work: () => T): T => inTransaction(database, work);

  /** After the commit. A file that cannot go now is swept at the next start. */
  const settle = async (overwritten: StoredObject | null) => {
    events.wake();
    if (overwritten !== null) await blobs.remove(overwritten.blob.id).catch(() => {});
  };

  const found = (change: Change): StoredObject => {
    const current = objects.get(change.name);
    if (current === null) {
      change.judge?.(null, null);
      throw notFound(change.name);
    }
    checkPreconditions(change.preconditions, current);
    return current;
  };

  const store = (change: Change, blob: Blob, attributes: Attributes) => {
    const before = objects.get(change.name);
    checkPreconditions(change.preconditions, before);
    const after = newObject(bucket, change.name, blob, attributes, before);
    change.judge?.(before, after);
    objects.put(after);
    record('finalized', after);
    // Production tells of the generation that is overwritten as well.
    if (before !== null) record('deleted', before);
    return { before, after };
  };

  const keepOrRemove = async <T>(blob: Blob, work: () => T): Promise<T> => {
    try {
      return work();
    } catch (error) {
      await blobs.remove(blob.id).catch(() => {});
      throw error;
    }
  };

  return {
    put: async (change, also) => {
      const { before, after } = await keepOrRemove(change.blob, () =>
        commit(() => {
          const stored = store(change, change.blob, change.attributes);
          also?.(stored.after);
          return stored;
        }),
      );
      await settle(before);
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
        change.judge?.(before, after);
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
        change.judge?.(current, null);
        objects.remove(current.name);
        record('deleted', current);
        return current;
      });
      await settle(before);
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
      await settle(before);
      return after;
    },
    annotate: (object, attributes) => {
      const next = { ...object, ...attributes };
      objects.put(next);
      return next;
    },
  };
}

function newObject(
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

/** An attribute that an edit removed must not survive from the object before it. */
function withoutAttributes(object: StoredObject) {
  const { bucket, name, blob, generation, timeCreated } = object;
  return { bucket, name, blob, generation, timeCreated };
}

const now = () => new Date().toISOString();
