/** Opens the group that hides the field of that name, so that it can take the focus. */
export function revealField(name: string): void {
  const field = document.querySelector(`[name="${CSS.escape(name)}"]`);
  for (let box = field?.closest('details'); box; box = box.parentElement?.closest('details')) {
    box.open = true;
  }
}
