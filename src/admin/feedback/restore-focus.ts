const DELETE = '.icon-button--danger';

/**
 * Call it when the delete button of a row is pressed, and what it returns once the row is gone:
 * where that lost the focus, it moves to the delete button of the row that took the place.
 */
export function restoreFocusAfterDelete(): () => void {
  const row = document.activeElement?.closest('tr, li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return () =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const next = neighbour?.querySelector<HTMLElement>(DELETE);
      (next ?? document.getElementById('admin-panel'))?.focus();
    });
}
