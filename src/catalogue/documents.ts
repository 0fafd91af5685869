import { COLLECTION_NAMES, type CollectionName } from '#domain/collections.ts';
import type { DocumentOf } from '#domain/stored-document.ts';

/** The validated documents of the six collections, by id. */
export type Documents = {
  [Name in CollectionName]: Map<string, DocumentOf<Name>>;
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
