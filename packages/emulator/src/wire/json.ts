/** A JSON object. */
export type Json = Record<string, unknown>;

/** Whether a JSON value is an object: neither null nor a list. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
