/**
 * Paths that functions answer, so no build contains a file for them: data, images and documents,
 * the inquiry forms of vehicles, and searches without JavaScript. `firebase.json` rewrites the same paths.
 */
export const FUNCTION_PATHS = /^\/(?:soeg$|(?:api|pictures|documents)\/|car\/[^/]+\/[^/]+$)/u;
