import { hashOf } from '../hosting/release-version.ts';

/** The data of a page is not plain, so it can be neither compared nor stored as a hash. */
export class PageInputError extends Error {
  override readonly name = 'PageInputError';
}

/**
 * Whether two values are equal. Unchanged data are mostly the same object, which makes this fast;
 * others are compared by value.
 */
export function hasSameInputs(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof Date || b instanceof Date) {
    return a instanceof Date && b instanceof Date && a.getTime() === b.getTime();
  }
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, index) => hasSameInputs(item, b[index]));
  }
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  const [before, after] = [a as Fields, b as Fields];
  return (
    keys.length === others.length &&
    keys.every((key, index) => key === others[index] && hasSameInputs(before[key], after[key]))
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** Digests of frozen objects, which can never change. */
const digests = new WeakMap<object, string>();

/** The SHA-256 of a page's data, as hex. Throws `PageInputError`. */
export function hashInputs(data: unknown): string {
  return hashOf(textOf(data));
}

/** The values in a frozen object are frozen, too, and need no digest of their own. */
function textOf(value: unknown, isWithinFrozen = false): string {
  if (typeof value !== 'object' || value === null) return textOfScalar(value);
  if (value instanceof Date) return `@${value.getTime()}`;
  if (isWithinFrozen || !Object.isFrozen(value)) return textOfParts(value, isWithinFrozen);
  const digest = digests.get(value) ?? hashOf(textOfParts(value, true));
  digests.set(value, digest);
  return `#${digest}`;
}

function textOfParts(value: object, isWithinFrozen: boolean): string {
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${textOf(item, isWithinFrozen)},`;
    return `[${text}]`;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new PageInputError(
      `The data of a page holds a ${prototype.constructor?.name ?? 'foreign object'}.`,
    );
  }
  for (const key of Object.keys(value))
    text += `${JSON.stringify(key)}:${textOf((value as Fields)[key], isWithinFrozen)},`;
  return `{${text}}`;
}

function textOfScalar(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function' || typeof value === 'symbol') {
    throw new PageInputError(`The data of a page holds a ${typeof value}.`);
  }
  return String(value);
}
