/** `device` outlives the tab; `tab` is for what must not, such as words about a visitor. */
export type Keeping = 'device' | 'tab';

/** What every name of ours begins with. */
export const DRAFTS = 'admin-draft/';

const storage = (keeping: Keeping) => (keeping === 'device' ? localStorage : sessionStorage);

/** What was stored under `name`; null where there is nothing that can be read. */
export function readStored(keeping: Keeping, name: string): unknown {
  try {
    return JSON.parse(storage(keeping).getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

export function writeStored(keeping: Keeping, name: string, value: unknown): void {
  try {
    storage(keeping).setItem(name, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the form still works, it just does not survive a reload.
  }
}

export function clearStored(keeping: Keeping, name: string): void {
  try {
    storage(keeping).removeItem(name);
  } catch {
    // As above: nothing was stored.
  }
}

/** Whoever uses the tab next finds nothing of what was not saved in it. */
export function clearTab(): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(DRAFTS));
    for (const name of names) clearStored('tab', name);
  } catch {
    // As above: a sign-out does not fail for it.
  }
}
