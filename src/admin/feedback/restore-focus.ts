const DELETE = '.icon-button--danger';

/**
 * For a row of a list whose delete button was pressed: what this answers moves the focus to that
 * button of the row that takes its place, if the focus would be lost.
 */
export function holdPlace(): () => void {
  const row = document.activeElement?.closest('tr, li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return () =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const next = neighbour?.querySelector<HTMLElement>(DELETE);
      (next ?? document.getElementById('admin-panel'))?.focus();
    });
}
