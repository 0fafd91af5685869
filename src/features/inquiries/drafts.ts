/** What was typed into a dialog, and the idempotency key of a submission that may have arrived. */
export interface Draft {
  values: Record<string, string>;
  key: string | null;
}

/** In the memory of the page only: never stored. */
const drafts = new Map<string, Draft>();

export function saveDraft(name: string, draft: Draft): void {
  drafts.set(name, draft);
}

export function findDraft(name: string): Draft | undefined {
  return drafts.get(name);
}

export function removeDraft(name: string): void {
  drafts.delete(name);
}
