export { pressHeart } from './press-heart.ts';

/**
 * An island only for the address of its file, which Astro writes into the page: the first press imports
 * `pressHeart` from there. An `import()` in the script of every page would bring the helper with which
 * Vite preloads, three times as large as that script.
 */
export function HeartCode() {
  return null;
}
