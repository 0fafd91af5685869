import { enterDialogEntry, isDialogEntry } from './dialog-entry.ts';

/** Whether `history.back()` was called and its `popstate` has not come yet. */
let leaving = false;

/**
 * Lets the browser's back close a dialog or lightbox instead of leaving the page: call it on
 * opening, with a function that closes it. Call the returned function when it has closed in any
 * way; it removes the history entry. However often something is opened, the page has one such entry
 * at most.
 */
export function closeOnBack(close: () => void): () => void {
  // Opened again before the browser has gone back: the entry is about to be left.
  let awaitsBack = leaving;
  const onPop = () => {
    if (awaitsBack) {
      awaitsBack = false;
      enterDialogEntry();
    } else if (!isDialogEntry()) {
      close();
    }
  };
  if (!awaitsBack) enterDialogEntry();
  addEventListener('popstate', onPop);
  return () => {
    removeEventListener('popstate', onPop);
    if (leaving || !isDialogEntry()) return;
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
