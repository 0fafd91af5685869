import type { SyntheticEvent } from 'react';

/** The input that gets the focus by the current press. */
let pressed: EventTarget | null = null;

function select({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  // Not `select()`, which leaves nothing selected on iOS.
  currentTarget.setSelectionRange(0, currentTarget.value.length);
}

/**
 * For the input of a number: typing replaces what is there, since a digit typed beside it would
 * make a price ten times as high and a year of `20262022`. A press selects it when it ends, because
 * the browser places the caret after the focus event; a second press places the caret.
 */
export const selectOnFocus = {
  onFocus: select,
  onPointerDown({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
    pressed = document.activeElement === currentTarget ? null : currentTarget;
  },
  onClick(event: SyntheticEvent<HTMLInputElement>): void {
    if (pressed === event.currentTarget) select(event);
    pressed = null;
  },
};
