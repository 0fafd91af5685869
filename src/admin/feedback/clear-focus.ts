import { $toasts } from '#components/ui/toast/toast-store.ts';

/** In px, between the focused element and a toast. */
const GAP = 8;

/** Scrolls what has the focus clear of the toasts, when one appears and when the focus moves. */
export function keepFocusClearOfToasts(): () => void {
  const clear = () => requestAnimationFrame(scrollClear);
  const stop = $toasts.listen(clear);
  document.addEventListener('focusin', clear);
  return () => {
    stop();
    document.removeEventListener('focusin', clear);
  };
}

function scrollClear(): void {
  const region = document.querySelector('body > .toasts:has(.toast)');
  const focused = document.activeElement;
  // The panel is as high as its view, and no element that staff work on.
  if (!region || !focused || focused.matches('body, [role="tabpanel"]') || region.contains(focused))
    return;
  const [own, toasts] = [focused.getBoundingClientRect(), region.getBoundingClientRect()];
  const isCovered =
    own.left < toasts.right &&
    own.right > toasts.left &&
    own.top < toasts.bottom &&
    own.bottom > toasts.top;
  if (isCovered) window.scrollBy({ top: own.bottom + GAP - toasts.top, behavior: 'instant' });
}
