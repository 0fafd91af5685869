/**
 * Renders the rows that `content-visibility` skipped and the footer, one per frame after the page has
 * loaded. The scroll bar then shows the true length of the page, and a full-page screenshot shows all of
 * it. Waits for the typeface, since all that is rendered before is laid out again with it.
 */
export function renderSkipped(): void {
  let skipped: HTMLElement[] = [];
  const renderNext = (): void => {
    const part = skipped.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    requestAnimationFrame(renderNext);
  };
  const start = (): void => {
    if (document.readyState !== 'complete' || !('typeface' in document.documentElement.dataset))
      return;
    skipped = [...document.querySelectorAll<HTMLElement>('[data-rows] > *, .footer')];
    requestAnimationFrame(renderNext);
  };
  // The typeface comes before the load event only where it is cached.
  for (const type of ['load', 'typeface']) addEventListener(type, start, { once: true });
}
