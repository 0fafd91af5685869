export { share } from '#components/ui/share.ts';
export { showToast } from '#components/ui/toast/toasts.ts';
export { pressHeart } from './hearts/press-heart.ts';

/** With the code of the search. */
export const loadOtherVehicles = () => import('./other-vehicles/other-vehicles.ts');

/**
 * An island only for the address of its file, which Astro writes into the page: the first press of a heart and a
 * list that is shown import what they need from there. An `import()` in the script of every page would bring the
 * helper with which Vite preloads, three times as large as that script; that of a list is in the page, and has no files.
 */
export function LazyCode() {
  return null;
}
