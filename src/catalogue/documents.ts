import * as v from 'valibot';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '#domain/collections.ts';
import type { RejectedDocument } from '#domain/publishing.ts';

/** The validated documents of the six collections, by id. */
export type Documents = {
  [Name in CollectionName]: Map<string, v.InferOutput<(typeof COLLECTIONS)[Name]> & { id: string }>;
};

/** A document as Firestore has it now; without data where it has been deleted. */
export interface StoredDocument {
  collection: CollectionName;
  id: string;
  data: Record<string, unknown> | undefined;
}

export function noDocuments(): Documents {
  const documents = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, new Map()]));
  return documents as unknown as Documents;
}

export type ParsedDocument =
  | { ok: true; document: { id: string } & Record<string, unknown> }
  | { ok: false; rejected: RejectedDocument };

/** Validates a document; one that does not parse is named with its first problem. */
export function parseDocument({ collection, id, data }: StoredDocument): ParsedDocument {
  const result = v.safeParse(COLLECTIONS[collection], data, { abortEarly: true });
  if (result.success) return { ok: true, document: { ...result.output, id } };
  const [issue] = result.issues;
  const rejected = {
    path: `${collection}/${id}`,
    field: v.getDotPath(issue) ?? '(dokument)',
    problem: issue.message,
  };
  return { ok: false, rejected };
}
