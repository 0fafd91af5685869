/** `device` outlives the tab; `tab` is for drafts about a visitor, which must not. */
export type StorageKind = 'device' | 'tab';

const PREFIX = 'admin-draft/';

/** The storage key of a draft: its author, its form or field, and its document. */
export function draftKey(uid: string, kind: string, id: string): string {
  return `${PREFIX}${uid}/${kind}/${id}`;
}

/** The draft stored under `key`; null where there is none or it cannot be parsed. */
export function readStoredDraft(kind: StorageKind, key: string): unknown {
  try {
    return JSON.parse(storage(kind).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function storeDraft(kind: StorageKind, key: string, draft: unknown): void {
  try {
    storage(kind).setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form still works, but a reload loses the draft.
  }
}

export function clearStoredDraft(kind: StorageKind, key: string): void {
  try {
    storage(kind).removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

/** Clears all drafts of this tab, so that the next user of the tab finds none of them. */
export function clearTabDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) clearStoredDraft('tab', key);
  } catch {
    // Storage is forbidden; the sign-out must not fail because of it.
  }
}

function storage(kind: StorageKind): Storage {
  return kind === 'device' ? localStorage : sessionStorage;
}
