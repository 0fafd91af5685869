/** The name that the gallery of a car page has in a transition between two pages. */
const NAME = 'vehicle';

/**
 * The picture of a pressed row grows into that of its car page, and shrinks back on the way back.
 * Browsers that do not know the events change the page at once.
 */
export function growPictures(list: HTMLElement): void {
  addEventListener('pageswap', (event) => {
    const { viewTransition, activation } = event as PageSwapEvent;
    namePicture(list, viewTransition, activation?.entry?.url);
  });
  addEventListener('pagereveal', (event) => {
    const { viewTransition } = event as PageRevealEvent;
    namePicture(list, viewTransition, window.navigation?.activation?.from?.url);
  });
}

function namePicture(
  list: HTMLElement,
  transition: ViewTransition | null,
  address: string | null | undefined,
): void {
  if (!transition || !address) return;
  const { pathname } = new URL(address);
  const link = [...list.querySelectorAll('a')].find((each) => each.pathname === pathname);
  const picture = link?.closest('[data-rows] > li')?.querySelector<HTMLElement>('.picture');
  const { top, bottom } = picture?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  if (!picture || bottom <= 0 || top >= innerHeight) return;
  picture.style.viewTransitionName = NAME;
  const forget = () => picture.style.removeProperty('view-transition-name');
  transition.finished.then(forget, forget);
}
