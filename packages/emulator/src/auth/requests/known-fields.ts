import { unsupported } from '#emulator/wire/status-error.ts';
import type { Body } from './input.ts';

/**
 * Throws for the first field that is not in `known`, so that nothing a client sends is dropped
 * silently. Null, false and empty lists ask for nothing and pass.
 */
export function refuseOtherFields(
  body: Body,
  known: ReadonlySet<string>,
  what = 'the account field',
): void {
  const other = Object.keys(body).find((name) => !known.has(name) && !isEmpty(body[name]));
  if (other !== undefined) throw unsupported(`${what} ${other}`);
}

function isEmpty(value: unknown): boolean {
  return (value ?? false) === false || (Array.isArray(value) && value.length === 0);
}
