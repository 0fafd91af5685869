import {
  connectFirestoreEmulator,
  type DocumentSnapshot,
  type Firestore,
  getFirestore,
} from 'firebase/firestore/lite';
import type { CollectionName } from '#domain/collections.ts';
import type { RejectedDocument } from '#domain/publishing.ts';
import { type DocumentOf, parseStored } from '#domain/stored-document.ts';
import { firebaseApp } from './app.ts';
import { emulatorUrl } from './config.ts';

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

export function parseDocuments<C extends CollectionName>(
  collection: C,
  snapshots: readonly DocumentSnapshot[],
): Parsed<DocumentOf<C>> {
  const parsed: Parsed<DocumentOf<C>> = { items: [], rejected: [] };
  for (const snapshot of snapshots) {
    const result = parseStored(collection, snapshot.id, snapshot.data());
    if (result.ok) parsed.items.push(result.document);
    else parsed.rejected.push(result.rejected);
  }
  return parsed;
}
