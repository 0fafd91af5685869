export { share } from '#components/ui/share.ts';
export { showToast } from '#components/ui/toast/toasts.ts';

/** With the code of the search. */
export const loadOtherVehicles = () => import('../other-vehicles/other-vehicles.ts');

/**
 * An island only for the address of its file, as `HeartCode.tsx` explains: what the list needs once it is
 * shown. The script that shows it is in the page, and has no files.
 */
export function ListCode() {
  return null;
}
