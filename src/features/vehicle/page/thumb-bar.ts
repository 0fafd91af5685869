/** Hides the bar while the buttons that it repeats are in sight; without it the bar stays. */
export function startThumbBar(bar: HTMLElement, actions: HTMLElement): void {
  new IntersectionObserver(([entry]) => {
    bar.toggleAttribute('data-away', entry?.isIntersecting ?? false);
  }).observe(actions);
}
