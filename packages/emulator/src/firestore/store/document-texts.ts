/**
 * Characters of documents that are held in memory: some 25,000 documents of a vehicle's size. What
 * is stored beyond them is read from SQLite when its fields are needed.
 */
export const TEXT_BUDGET = 32 * 2 ** 20;

/** The fields of stored documents as text: all in SQLite, and in memory up to a budget. */
export interface DocumentTexts {
  /** Whether a text of this length may stay in memory; it then counts until it is released. */
  reserve(length: number): boolean;
  release(length: number): void;
  /** The text of a document that is not in memory. */
  read(path: string): string;
}

export function createDocumentTexts(
  read: (path: string) => string,
  budget = TEXT_BUDGET,
): DocumentTexts {
  let held = 0;
  return {
    read,
    reserve(length) {
      if (held + length > budget) return false;
      held += length;
      return true;
    },
    release(length) {
      held -= length;
    },
  };
}
