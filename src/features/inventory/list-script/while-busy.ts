/** Work that takes less shows no loading text. */
const LOADING_TEXT_AFTER_MS = 150;

let running = 0;

/** Runs `work` with the list marked as busy, and shows its loading text when the work is slow. */
export async function whileBusy(list: HTMLElement, work: () => Promise<void>): Promise<void> {
  const text = list.querySelector<HTMLElement>('[data-loading]');
  running += 1;
  list.ariaBusy = 'true';
  const slow = setTimeout(() => {
    if (text) text.hidden = false;
  }, LOADING_TEXT_AFTER_MS);
  try {
    await work();
  } finally {
    clearTimeout(slow);
    running -= 1;
    if (running === 0) {
      if (text) text.hidden = true;
      list.ariaBusy = null;
    }
  }
}
