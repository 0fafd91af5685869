/**
 * Renders the rows that `content-visibility` skipped, one per frame after the page has loaded. The
 * scroll bar then shows the true length of the list, and a full-page screenshot shows every row.
 */
export function renderSkippedRows(list: HTMLElement): void {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-rows] > *')];
  const renderNext = (): void => {
    const row = rows.shift();
    if (!row) return;
    row.style.contentVisibility = 'visible';
    requestAnimationFrame(renderNext);
  };
  addEventListener('load', () => requestAnimationFrame(renderNext));
}
