/** gRPC codes of errors that callers expect. */
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const NOT_FOUND = 5;
const ABORTED = 10;

/** Whether a create failed because the document exists. */
export function isAlreadyExists(error: unknown): boolean {
  return hasCode(error, ALREADY_EXISTS);
}

/** Whether an update failed because the document does not exist. */
export function isNotFound(error: unknown): boolean {
  return hasCode(error, NOT_FOUND);
}

/** Whether a write failed because the document is not as its precondition says. */
export function isPreconditionFailed(error: unknown): boolean {
  return hasCode(error, FAILED_PRECONDITION);
}

/** Whether a transaction was overtaken by another one. */
export function isAborted(error: unknown): boolean {
  return hasCode(error, ABORTED);
}

export function hasCode(error: unknown, ...codes: (number | string)[]): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return codes.some((code) => code === error.code);
}
