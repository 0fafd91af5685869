/** Places of the region, best first; `toast.css` has the rule of each. */
const PHONE_PLACES = ['top', 'bottom'];
const WIDE_PLACES = ['bottom', 'top', 'bottom-start', 'top-start'];
const PHONE = '(max-width: 39.99rem)';

/** What a toast must not cover. */
const CONTROLS = 'button, .button, summary, [role="tab"]';
/** In px, between a toast and the button that it would have covered in a dialog. */
const GAP = 8;

/**
 * Puts the region of the toasts where it covers no button that is on screen; where every place
 * covers one, at the place with the fewest. In a dialog it stands at the end of the content, and the
 * dialog is scrolled until the button above it is in view.
 */
export function placeToasts(region: HTMLElement): void {
  const host = region.parentElement;
  if (host instanceof HTMLDialogElement) {
    scrollPast(region, host);
    return;
  }
  const places = matchMedia(PHONE).matches ? PHONE_PLACES : WIDE_PLACES;
  const counts = places.map((place) => {
    region.dataset['place'] = place;
    return coveredBy(region, document.body).length;
  });
  region.dataset['place'] = places[counts.indexOf(Math.min(...counts))];
}

function scrollPast(region: HTMLElement, dialog: HTMLDialogElement): void {
  const bottoms = coveredBy(region, dialog).map((rect) => rect.bottom);
  if (bottoms.length === 0) return;
  const overlap = Math.max(...bottoms) - region.getBoundingClientRect().top;
  dialog.scrollBy({ top: overlap + GAP, behavior: 'instant' });
}

/** The boxes of the controls that the region lies on. */
function coveredBy(region: HTMLElement, within: Element): DOMRect[] {
  const own = region.getBoundingClientRect();
  return [...within.querySelectorAll(CONTROLS)]
    .filter((control) => !region.contains(control) && control.checkVisibility())
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ left, right, top, bottom }) =>
        left < own.right && right > own.left && top < own.bottom && bottom > own.top,
    );
}
