/** Opens the group that hides the field of that name, and moves the focus to the field, which it returns. */
export function showField(name: string): HTMLElement | null {
  const field = document.querySelector<HTMLElement>(`form [name="${CSS.escape(name)}"]`);
  for (let box = field?.closest('details'); box; box = box.parentElement?.closest('details')) {
    box.open = true;
  }
  field?.focus();
  return field;
}
