/** Places of the region, best first; `toast.css` has the rule of each. */
const PHONE_PLACES = ['top', 'bottom'];
const WIDE_PLACES = ['bottom', 'top', 'bottom-start', 'top-start'];
const PHONE = '(max-width: 39.99rem)';

/** The elements that a toast must not cover. */
const CONTROLS = 'button, .button, summary, [role="tab"]';

/**
 * Puts the region of the toasts where it covers no button that is on screen; where every place
 * covers one, at the place with the fewest. In the head of a dialog it takes up space instead.
 */
export function placeToasts(region: HTMLElement): void {
  const places = matchMedia(PHONE).matches ? PHONE_PLACES : WIDE_PLACES;
  const within = region.closest('dialog') ?? document.body;
  const counts = places.map((place) => {
    region.dataset['place'] = place;
    return countCovered(region, within);
  });
  region.dataset['place'] = places[counts.indexOf(Math.min(...counts))];
}

/** How many controls the region lies on. */
function countCovered(region: HTMLElement, within: Element): number {
  const own = region.getBoundingClientRect();
  return [...within.querySelectorAll(CONTROLS)]
    .filter((control) => !region.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(
      ({ left, right, top, bottom }) =>
        left < own.right && right > own.left && top < own.bottom && bottom > own.top,
    ).length;
}
