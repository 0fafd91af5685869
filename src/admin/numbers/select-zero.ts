import type { SyntheticEvent } from 'react';

function select({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  if (currentTarget.value === '0') currentTarget.select();
}

/**
 * For the input of a number that starts at 0: typing replaces the 0. Otherwise a digit typed before
 * it makes the price ten times as high. The click comes after the browser has placed the caret.
 */
export const selectZero = { onFocus: select, onClick: select };
