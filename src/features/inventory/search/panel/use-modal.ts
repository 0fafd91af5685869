import { useEffect } from 'react';

/**
 * Makes the element with an id, which is part of the page, modal while it is open: the rest of the page is inert,
 * Escape closes it, and the focus returns to where it came from. A `<dialog>` could not be a plain
 * part of the page on wide windows.
 */
export function useModal(id: string, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    const modal = document.getElementById(id);
    if (!modal || !isOpen) return;
    modal.dataset['open'] = '';
    const { role } = modal;
    modal.role = 'dialog';
    modal.ariaModal = 'true';
    const before = document.activeElement;
    const inert = othersBeside(modal).filter((other) => !other.inert);
    for (const other of inert) other.inert = true;
    modal.querySelector<HTMLElement>('button')?.focus();
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    addEventListener('keydown', closeOnEscape);
    document.documentElement.classList.add('has-sheet');
    return () => {
      removeEventListener('keydown', closeOnEscape);
      document.documentElement.classList.remove('has-sheet');
      delete modal.dataset['open'];
      modal.role = role;
      modal.ariaModal = null;
      for (const other of inert) other.inert = false;
      if (before instanceof HTMLElement) before.focus();
    };
  }, [id, isOpen, close]);
}

/** The elements beside `element` and beside each element around it. */
function othersBeside(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let inner: Element = element; inner.parentElement; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
      if (other !== inner && other instanceof HTMLElement) others.push(other);
    }
    if (inner.parentElement === document.body) break;
  }
  return others;
}
