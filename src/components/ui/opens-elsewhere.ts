type Press = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'button'>;

/** Whether a click is meant for a new tab or window, which is the browser's. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey, button }: Press): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}
