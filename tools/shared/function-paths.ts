/**
 * Paths that functions answer, so no build contains a file for them: data, images and documents,
 * and the inquiry forms of vehicles. `firebase.json` rewrites the same paths.
 */
export const FUNCTION_PATHS = /^\/(?:(?:api|pictures|documents)\/|car\/[^/]+\/[^/]+$)/u;
