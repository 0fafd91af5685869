/** As `dialog-entry.ts` marks it: imported from there, it would be a file that each page loads. */
const MARK = 'open';

/**
 * Leaves the entry of a dialog that is no longer open, because the page was loaded again: reloaded, or
 * returned to from another page. Otherwise the visitor's next back would change nothing on screen.
 */
export function leaveDialogEntry(): void {
  // Opened before this script had arrived: the entry is its own.
  if (document.querySelector('dialog[open]')) return;
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && MARK in state) history.back();
}
