import { invalidArgument, type StatusError, unsupported } from '#emulator/wire/status-error.ts';

export type Fields = Record<string, unknown>;

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function invalid(name: string, expected: string): StatusError {
  return invalidArgument(`${name} must be ${expected}.`);
}

/** Throws for a field that is not in `known`: it would be ignored. */
export function refuseOthers(what: string, fields: Fields, known: string[]): void {
  const other = Object.keys(fields).find((name) => !known.includes(name));
  if (other !== undefined) throw unsupported(`${other} in Hosting: ${what}`);
}

/** The labels of a version: texts by name. */
export function labelsOf({ labels }: Fields): Record<string, string> {
  if (labels === undefined) return {};
  const isValid =
    isObject(labels) && Object.values(labels).every((value) => typeof value === 'string');
  if (!isValid) throw invalid('labels', 'texts by name');
  return labels as Record<string, string>;
}
