import {
  connectFirestoreEmulator,
  type DocumentSnapshot,
  type Firestore,
  getFirestore,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { COLLECTIONS, type CollectionName } from '#domain/collections.ts';
import type { RejectedDocument } from '#domain/publishing.ts';
import { firebaseApp } from './app.ts';
import { emulatorUrl } from './config.ts';

/** A document of a collection: its fields as the domain's schema parses them, and its id. */
export type DocumentOf<C extends CollectionName> = v.InferOutput<(typeof COLLECTIONS)[C]> & {
  id: string;
};

/** Documents that parsed, and a report of each that did not. */
export interface Parsed<T> {
  items: T[];
  rejected: RejectedDocument[];
}

let database: Firestore | undefined;

export function firestore(): Firestore {
  if (database) return database;
  database = getFirestore(firebaseApp());
  const emulator = emulatorUrl();
  if (emulator) connectFirestoreEmulator(database, emulator.hostname, Number(emulator.port));
  return database;
}

export function parseDocument<C extends CollectionName>(
  collection: C,
  id: string,
  data: unknown,
): DocumentOf<C> | RejectedDocument {
  const result = v.safeParse(COLLECTIONS[collection], data);
  if (result.success) return { ...result.output, id } as DocumentOf<C>;
  const [issue] = result.issues;
  return {
    path: `${collection}/${id}`,
    field: v.getDotPath(issue) ?? '',
    problem: issue.message,
  };
}

export function parseDocuments<C extends CollectionName>(
  collection: C,
  snapshots: readonly DocumentSnapshot[],
): Parsed<DocumentOf<C>> {
  const parsed: Parsed<DocumentOf<C>> = { items: [], rejected: [] };
  for (const snapshot of snapshots) {
    const document = parseDocument(collection, snapshot.id, snapshot.data());
    if (isRejected(document)) parsed.rejected.push(document);
    else parsed.items.push(document);
  }
  return parsed;
}

function isRejected(document: object): document is RejectedDocument {
  return 'problem' in document && 'path' in document;
}
