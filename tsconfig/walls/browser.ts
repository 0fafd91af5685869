/** Fails the type check as soon as a package brings Node's types into code for the browser. */

// @ts-expect-error A browser has no `Buffer`.
export type NoBuffer = typeof Buffer;
// @ts-expect-error A browser has no `process`.
export type NoProcess = typeof process;
