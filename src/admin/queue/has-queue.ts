const KEY = 'admin-queue';

/** Whether the queue of this device has uploads: most visits find none, and load nothing for it. */
export function hasQueue(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function noteQueue(isThere: boolean): void {
  try {
    if (isThere) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // Forbidden: then the queue goes on once staff choose an image.
  }
}
