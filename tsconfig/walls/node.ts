/** Fails the type check as soon as a package brings the DOM's types into code for Node. */

// @ts-expect-error Node has no `document`.
export type NoDocument = typeof document;
// @ts-expect-error Node has no `window`.
export type NoWindow = typeof window;
