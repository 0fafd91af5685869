import { isObject, type Json } from '#emulator/wire/json.ts';
import { invalidArgument, type StatusError, unsupported } from '#emulator/wire/status-error.ts';

export function invalid(name: string, expected: string): StatusError {
  return invalidArgument(`${name} must be ${expected}.`);
}

/** Throws for a field that is not in `known`: it would be ignored. */
export function refuseOthers(what: string, fields: Json, known: string[]): void {
  const other = Object.keys(fields).find((name) => !known.includes(name));
  if (other !== undefined) throw unsupported(`${other} in Hosting: ${what}`);
}

/** The labels of a version: texts by name. */
export function labelsOf({ labels }: Json): Record<string, string> {
  if (labels === undefined) return {};
  const isValid =
    isObject(labels) && Object.values(labels).every((value) => typeof value === 'string');
  if (!isValid) throw invalid('labels', 'texts by name');
  return labels as Record<string, string>;
}
