/** Work that takes less shows no loading text. */
const LOADING_TEXT_AFTER_MS = 150;

let slow: ReturnType<typeof setTimeout> | undefined;

/** Marks the list as busy or no longer, and shows its loading text when the work is slow. */
export function setBusy(list: HTMLElement, isBusy: boolean): void {
  if (isBusy === (list.ariaBusy === 'true')) return;
  list.ariaBusy = isBusy ? 'true' : null;
  clearTimeout(slow);
  const text = list.querySelector<HTMLElement>('[data-loading]');
  if (!text) return;
  text.hidden = true;
  if (isBusy) {
    slow = setTimeout(() => {
      text.hidden = false;
    }, LOADING_TEXT_AFTER_MS);
  }
}
