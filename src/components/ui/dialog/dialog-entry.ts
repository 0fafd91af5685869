/** Marks, in `history.state`, the entry that stands for something open on top of the page. */
const MARK = 'open';

/** Whether the current entry of the history stands for something open on top of the page. */
export function isDialogEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

/** Adds such an entry, with the state that the page has stored in its own, unless it is current. */
export function enterDialogEntry(): void {
  if (!isDialogEntry()) history.pushState({ ...history.state, [MARK]: true }, '');
}
