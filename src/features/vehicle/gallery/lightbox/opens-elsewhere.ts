import type { MouseEvent } from 'react';

/** Whether a click is meant for a new tab or window, which is the browser's. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}
