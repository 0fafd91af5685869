/** gRPC codes of outcomes that are expected rather than broken. */
const ALREADY_EXISTS = 6;
const NOT_FOUND = 5;

export function isAlreadyStored(error: unknown): boolean {
  return hasCode(error, ALREADY_EXISTS);
}

export function isGone(error: unknown): boolean {
  return hasCode(error, NOT_FOUND);
}

function hasCode(error: unknown, code: number): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
