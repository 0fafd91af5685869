/** Marks, in `history.state`, the entry that stands for something open on top of the page. */
const MARK = 'open';

/** Whether `history.back()` was called and its `popstate` has not come yet. */
let leaving = false;

/**
 * Lets the browser's back close what was just opened (a dialog, a lightbox) instead of leaving the
 * page: call it on opening, with what closes it. Call the returned function when it has closed in
 * any way; it removes the history entry. However often something is opened, the page has one such
 * entry at most.
 */
export function closeOnBack(close: () => void): () => void {
  // Opened again before the browser has gone back: the entry is about to be left.
  let awaitsBack = leaving;
  const enter = () => {
    if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '');
  };
  const onPop = () => {
    if (awaitsBack) {
      awaitsBack = false;
      enter();
    } else if (!isMarked()) {
      close();
    }
  };
  if (!awaitsBack) enter();
  addEventListener('popstate', onPop);
  return () => {
    removeEventListener('popstate', onPop);
    if (leaving || !isMarked()) return;
    leaving = true;
    addEventListener(
      'popstate',
      () => {
        leaving = false;
      },
      { once: true },
    );
    history.back();
  };
}

function isMarked(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}
