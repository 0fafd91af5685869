/**
 * Starts a dropdown of the bar. It opens on hover, click, touch and by keyboard (Enter, Space, arrow
 * down), and closes on Escape, when focus leaves it or the visitor presses outside it.
 * Returns a function that opens or closes it.
 */
export function startDropdown(dropdown: HTMLElement): (open: boolean) => void {
  const button = dropdown.querySelector('button');
  if (!button) return () => {};
  // Hovering opens it before a mouse can click, so that click must not close it again.
  let openedByHover = false;

  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  const setOpen = (open: boolean) => {
    button.setAttribute('aria-expanded', String(open));
    openedByHover = false;
  };
  const inPanel = () => dropdown.closest('[data-open]') !== null;

  dropdown.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse' || inPanel() || isOpen()) return;
    setOpen(true);
    openedByHover = true;
  });
  dropdown.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !inPanel()) setOpen(false);
  });
  button.addEventListener('click', () => {
    if (openedByHover) openedByHover = false;
    else setOpen(!isOpen());
  });
  dropdown.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isOpen() && !inPanel()) {
      setOpen(false);
      button.focus();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      moveFocus(dropdown, event.key === 'ArrowDown' ? 1 : -1);
    }
  });
  dropdown.addEventListener('focusout', ({ relatedTarget }) => {
    if (inPanel()) return;
    if (relatedTarget instanceof Node && !dropdown.contains(relatedTarget)) setOpen(false);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!inPanel() && target instanceof Node && !dropdown.contains(target)) setOpen(false);
  });
  return setOpen;
}

/** Moves focus among the button and its links; stops at both ends. */
function moveFocus(dropdown: HTMLElement, step: 1 | -1): void {
  const stops = [...dropdown.querySelectorAll<HTMLElement>('button, a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[at + step]?.focus();
}
