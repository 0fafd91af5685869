import type { MouseEvent } from 'react';

/** Whether a click opens a new tab or window, so that the browser handles it. */
export function opensElsewhere(event: MouseEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, button } = event;
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}
