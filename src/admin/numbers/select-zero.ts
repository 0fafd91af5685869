import type { SyntheticEvent } from 'react';

function select({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  if (currentTarget.value === '0') currentTarget.select();
}

/**
 * For the input of a number that starts at 0: typing replaces the 0, since a digit typed before it
 * would make a price ten times as high. On click as well, because the browser places the caret
 * after the focus event.
 */
export const selectZero = { onFocus: select, onClick: select };
