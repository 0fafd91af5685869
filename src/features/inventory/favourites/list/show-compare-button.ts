import { favouritesCopy } from '#copy/pages/inventory/favourites.ts';
import { MAX_COMPARED } from '#domain/favourites/named-ids.ts';
import { comparePath } from '#paths';

/**
 * Shows the way to the comparison of the chosen favourites, or of all where nobody has chosen. `comparable`:
 * the ids of the vehicles that can be compared.
 */
export function showCompareButton(comparable: readonly string[], chosen: readonly string[]): void {
  const part = document.querySelector<HTMLElement>('[data-compare]');
  const link = part?.querySelector('a');
  const hint = part?.querySelector('p');
  if (!part || !link || !hint) return;
  const compared = chosen.length === 0 && comparable.length <= MAX_COMPARED ? comparable : chosen;
  const isPossible = compared.length > 1 && compared.length <= MAX_COMPARED;
  part.hidden = comparable.length < 2;
  link.hidden = !isPossible;
  link.href = comparePath(compared);
  link.textContent = favouritesCopy.compareChosen(compared.length);
  hint.hidden = isPossible;
  hint.textContent =
    compared.length > MAX_COMPARED
      ? favouritesCopy.chooseMost(MAX_COMPARED)
      : favouritesCopy.chooseMore;
}
