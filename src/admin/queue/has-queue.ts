/** The databases of the queue in IndexedDB, each of which has a note of the same name. */
const NAMES = ['admin-queue', 'admin-edits'] as const;
export type QueueName = (typeof NAMES)[number];

/** Whether the queue of this device has anything: most visits find nothing, and load nothing for it. */
export function hasQueue(): boolean {
  try {
    return NAMES.some((name) => localStorage.getItem(name) !== null);
  } catch {
    return false;
  }
}

export function noteQueue(name: QueueName, isThere: boolean): void {
  try {
    if (isThere) localStorage.setItem(name, '');
    else localStorage.removeItem(name);
  } catch {
    // Forbidden: then the queue goes on once staff save something or choose an image.
  }
}
