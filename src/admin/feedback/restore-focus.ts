export const DELETE_BUTTON = '.icon-button--danger';

/**
 * Call it before a row changes place or leaves, and the returned function afterwards: if the focus
 * was lost, it moves to the row's own `control`, else to that of the row that took the place. Why
 * the focus matters: docs/why/accessibility.md.
 */
export function restoreFocusToRow(control: string): () => void {
  const row = document.activeElement?.closest('tr, li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return () =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const next = row?.isConnected ? row : neighbour;
      const target = next?.querySelector<HTMLElement>(control);
      (target ?? document.getElementById('admin-panel'))?.focus();
    });
}
