import { enterDialogEntry, isDialogEntry } from '#components/ui/dialog-entry.ts';
import { $isSheetOpen } from './search-store.ts';

/** Opens the facets over the window of a phone; the browser's back closes them. */
export function openSheet(): void {
  enterDialogEntry();
  $isSheetOpen.set(true);
}

/** Closes them. A choice has taken the place of the entry of the history; without one it is left. */
export function closeSheet(): void {
  $isSheetOpen.set(false);
  if (isDialogEntry()) history.back();
}
