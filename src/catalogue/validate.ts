import * as v from 'valibot';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '#domain/collections.ts';
import type { RejectedDocument } from '#domain/publishing.ts';
import type { Documents } from './compose.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * Validates every document. A document that does not parse is left out and listed in `rejected`,
 * so that it does not stop the others.
 */
export function validateDocuments(snapshot: Snapshot): {
  documents: Documents;
  rejected: RejectedDocument[];
} {
  const rejected: RejectedDocument[] = [];
  const documents = Object.fromEntries(
    COLLECTION_NAMES.map((name) => [name, validateCollection(name, snapshot, rejected)]),
  ) as unknown as Documents;
  return { documents, rejected };
}

function validateCollection(
  name: CollectionName,
  snapshot: Snapshot,
  rejected: RejectedDocument[],
): unknown[] {
  const valid: unknown[] = [];
  for (const [id, data] of snapshot.documents[name]) {
    const result = v.safeParse(COLLECTIONS[name], data, { abortEarly: true });
    if (result.success) valid.push({ ...result.output, id });
    else rejected.push(rejection(`${name}/${id}`, result.issues));
  }
  return valid;
}

function rejection(path: string, issues: readonly v.BaseIssue<unknown>[]): RejectedDocument {
  const [issue] = issues;
  return {
    path,
    field: (issue && v.getDotPath(issue)) ?? '(dokument)',
    problem: issue?.message ?? 'unknown',
  };
}
