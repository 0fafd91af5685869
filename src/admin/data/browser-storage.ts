import * as v from 'valibot';

/** `device` outlives the tab; `tab` is for drafts about a visitor, which must not. */
export type StorageKind = 'device' | 'tab';

const PREFIX = 'admin-draft/';

/** The storage key of a draft: its author, its form or field, and its document. */
export function draftKey(uid: string, kind: string, id: string): string {
  return `${PREFIX}${uid}/${kind}/${id}`;
}

/** What the browser remembers under `key`; null where there is nothing that the schema accepts. */
export function readStored<Schema extends v.GenericSchema>(
  schema: Schema,
  key: string,
  kind: StorageKind = 'device',
): v.InferOutput<Schema> | null {
  try {
    const stored = v.safeParse(schema, JSON.parse(storage(kind).getItem(key) ?? 'null'));
    return stored.success ? stored.output : null;
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown, kind: StorageKind = 'device'): void {
  try {
    storage(kind).setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: everything works, but a reload knows nothing of it.
  }
}

export function clearStored(key: string, kind: StorageKind = 'device'): void {
  try {
    storage(kind).removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

export function tabDrafts(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    // Storage is forbidden, so nothing was stored.
    return [];
  }
}

/** Clears all drafts of this tab, so that the next user of the tab finds none of them. */
export function clearTabDrafts(): void {
  for (const key of tabDrafts()) clearStored(key, 'tab');
}

function storage(kind: StorageKind): Storage {
  return kind === 'device' ? localStorage : sessionStorage;
}
