/** Marks, in `history.state`, the entry of a dialog or lightbox. */
const MARK = 'open';

/** Whether the current entry of the history is that of a dialog or lightbox. */
export function isDialogEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

/** Adds such an entry, with the state that the page has stored in its own, unless it is current. */
export function enterDialogEntry(): void {
  if (!isDialogEntry()) history.pushState({ ...history.state, [MARK]: true }, '');
}
