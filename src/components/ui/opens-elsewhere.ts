import type { MouseEvent } from 'react';

/** Whether a click is meant for a new tab or window, which is the browser's. */
export function opensElsewhere(event: MouseEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, button } = event;
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}
