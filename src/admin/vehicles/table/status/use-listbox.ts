import {
  type KeyboardEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { listboxKey } from './listbox-key.ts';

/** Space between the button and its list, and between the list and the edge of the window, in px. */
const GAP = 4;

/**
 * The listbox below a button that has the focus while it is open: the keys, and its place on the
 * screen. `labels` are the options' texts, `selected` is the index of the chosen one.
 */
export function useListbox({
  button,
  list,
  labels,
  selected,
  onChoose,
}: {
  button: RefObject<HTMLButtonElement | null>;
  list: RefObject<HTMLElement | null>;
  labels: readonly string[];
  selected: number;
  onChoose: (index: number) => void;
}) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(selected);
  const [typed, setTyped] = useState({ text: '', at: 0 });

  // With its options, which are there only while it is open.
  useLayoutEffect(() => {
    if (open && button.current && list.current) place(list.current, button.current);
  }, [open, button, list]);

  // As a native select does: the list does not follow the page.
  useEffect(() => {
    if (!open) return;
    const close = () => list.current?.hidePopover();
    window.addEventListener('scroll', close, { passive: true, once: true });
    window.addEventListener('resize', close, { once: true });
    return () => {
      window.removeEventListener('scroll', close);
      window.removeEventListener('resize', close);
    };
  }, [open, list]);

  function choose(index: number): void {
    list.current?.hidePopover();
    onChoose(index);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey) return;
    const found = listboxKey(event.key, {
      ...{ open, active, labels },
      typed: event.timeStamp - typed.at < 500 ? typed.text : '',
    });
    if (!found) return;
    if (found.prevent) event.preventDefault();
    if (found.action === 'choose') choose(active);
    else if (found.action === 'close') list.current?.hidePopover();
    else if (found.action === 'open') list.current?.showPopover();
    // After the list has opened, which makes the selected option the active one.
    if (found.active !== undefined) setActive(found.active);
    setTyped({ text: found.typed ?? '', at: event.timeStamp });
  }

  return {
    open,
    active,
    setActive,
    choose,
    onKeyDown,
    /** Firefox presses a button when Space is released, even if the press was cancelled. */
    onKeyUp(event: KeyboardEvent): void {
      if (event.key === ' ') event.preventDefault();
    },
    onBeforeToggle({ newState }: ToggleEvent<HTMLElement>): void {
      // Not on `toggle`, which comes later than the next key of a quick hand.
      setOpen(newState === 'open');
      if (newState !== 'open') return;
      setActive(selected);
    },
  };
}

/** Below the button, or above it where there is no space below. */
function place(list: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom } = button.getBoundingClientRect();
  // Measured as it will be shown.
  list.style.display = 'block';
  const { offsetHeight, offsetWidth } = list;
  list.style.display = '';
  const below = bottom + GAP;
  const fits = below + offsetHeight + GAP <= window.innerHeight;
  list.style.top = `${fits ? below : Math.max(GAP, top - GAP - offsetHeight)}px`;
  list.style.left = `${Math.max(GAP, Math.min(left, document.documentElement.clientWidth - offsetWidth - GAP))}px`;
}
