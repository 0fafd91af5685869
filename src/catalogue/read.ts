import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS, type CollectionName } from '../domain/collections.ts';
import type { RejectedDocument } from '../domain/publishing.ts';

type Parsed<Name extends CollectionName> = v.InferOutput<(typeof COLLECTIONS)[Name]> & {
  id: string;
};

/** A stored document before it is validated. */
export interface StoredDocument {
  id: string;
  data: unknown;
}

export interface Validated<Name extends CollectionName> {
  documents: Parsed<Name>[];
  rejected: RejectedDocument[];
}

/**
 * Validates the documents of one collection. One that does not parse is left out and named, so a
 * single bad document never stops the rest.
 */
export function validate<Name extends CollectionName>(
  name: Name,
  stored: StoredDocument[],
): Validated<Name> {
  const documents: Parsed<Name>[] = [];
  const rejected: RejectedDocument[] = [];
  for (const { id, data } of stored) {
    const result = v.safeParse(COLLECTIONS[name], data);
    if (result.success) {
      documents.push({ ...result.output, id } as Parsed<Name>);
    } else {
      rejected.push(rejection(`${name}/${id}`, result.issues));
    }
  }
  return { documents, rejected };
}

/** Reads a whole collection. */
export async function readCollection(
  database: Firestore,
  name: CollectionName,
): Promise<StoredDocument[]> {
  const snapshot = await database.collection(name).get();
  return snapshot.docs.map((document) => ({ id: document.id, data: document.data() }));
}

function rejection(path: string, issues: readonly v.BaseIssue<unknown>[]): RejectedDocument {
  const [issue] = issues;
  return {
    path,
    field: (issue && v.getDotPath(issue)) ?? '(dokument)',
    problem: issue?.message ?? 'unknown',
  };
}
