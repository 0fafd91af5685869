import {
  collection as collectionRef,
  connectFirestoreEmulator,
  type DocumentData,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
} from 'firebase/firestore/lite';
import type { CollectionName } from '#domain/collections.ts';
import type { RejectedDocument } from '#domain/publishing.ts';
import { type DocumentOf, parseStored, repairStored } from '#domain/stored-document.ts';
import { firebaseApp } from './app.ts';
import { emulatorUrl } from './config.ts';
import { retryWithNewToken } from './retry-with-new-token.ts';

/** Documents that parsed, and a report of each that did not. */
export interface Parsed<T> {
  items: T[];
  rejected: RejectedDocument[];
  /** Those that did not, outside the trash, with the refused fields emptied, where that can be. */
  repaired: T[];
}

let database: Firestore | undefined;

export function firestore(): Firestore {
  if (database) return database;
  database = getFirestore(firebaseApp());
  const emulator = emulatorUrl();
  if (emulator) connectFirestoreEmulator(database, emulator.hostname, Number(emulator.port));
  return database;
}

/** The documents of a collection that meet all constraints. */
export function findDocuments(
  collection: string,
  ...constraints: QueryConstraint[]
): Promise<QueryDocumentSnapshot[]> {
  return retryWithNewToken(async () => {
    const { docs } = await getDocs(query(collectionRef(firestore(), collection), ...constraints));
    return docs;
  });
}

/** The fields of the document at a path; undefined where there is none. */
export function readFields(path: string): Promise<DocumentData | undefined> {
  return retryWithNewToken(async () => (await getDoc(doc(firestore(), path))).data());
}

export function parseDocuments<C extends CollectionName>(
  collection: C,
  snapshots: readonly QueryDocumentSnapshot[],
): Parsed<DocumentOf<C>> {
  const parsed: Parsed<DocumentOf<C>> = { items: [], rejected: [], repaired: [] };
  for (const snapshot of snapshots) {
    const result = parseStored(collection, snapshot.id, snapshot.data());
    if (result.ok) {
      parsed.items.push(result.document);
      continue;
    }
    parsed.rejected.push(result.rejected);
    const document = repairStored(collection, snapshot.id, snapshot.data())?.document;
    if (document?.trashed_at === null) parsed.repaired.push(document);
  }
  return parsed;
}
