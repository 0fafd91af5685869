import type { DocumentState } from '../wire/value.ts';

/** Metadata of a stored object, in the JSON shape of the Cloud Storage API. */
export type ObjectResource = Record<string, unknown> & { bucket: string; name: string };

/** A change that triggers functions. */
export type EmulatorEvent =
  | {
      kind: 'document';
      /** Id of the database, e.g. `(default)`. */
      database: string;
      /** Path below `documents/`, e.g. `vehicles/abc`. */
      path: string;
      before: DocumentState | null;
      after: DocumentState | null;
      /** RFC 3339 time of the commit. */
      time: string;
    }
  | {
      kind: 'object';
      type: 'finalized' | 'deleted' | 'metadataUpdated';
      object: ObjectResource;
      time: string;
    };

/**
 * Receives the events of Firestore and Storage. `record` is called inside the SQLite
 * transaction of the change itself, so a change and its event are stored together or not at all;
 * `wake` is called after the commit.
 */
export interface EventSink {
  record(event: EmulatorEvent): void;
  wake(): void;
}

export const NO_EVENTS: EventSink = { record() {}, wake() {} };
