import { isObject } from '#emulator/wire/json.ts';
import { StatusError } from '#emulator/wire/status-error.ts';
import type { DocumentState, Fields, Value } from '#emulator/wire/value.ts';
import { checkSize } from '../model/check-fields.ts';
import { type FieldPath, getField, withField } from '../model/field-path.ts';
import type { FieldTransform, Precondition } from '../model/messages.ts';
import { applyTransform } from './transform.ts';

/** One write of a commit, parsed and validated. */
export interface Write {
  kind: 'set' | 'delete' | 'verify';
  path: string;
  fields: Fields;
  /** The field paths to change; null replaces the whole document. */
  mask: FieldPath[] | null;
  transforms: { path: FieldPath; transform: FieldTransform }[];
  precondition: Precondition;
}

/** Throws where the stored document does not meet a write's precondition. */
export function checkPrecondition(
  name: string,
  { exists, updateTime }: Precondition,
  before: DocumentState | null,
): void {
  if (exists === true && before === null) {
    throw new StatusError('NOT_FOUND', `No document to update: ${name}`);
  }
  if (exists === false && before !== null) {
    throw new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  if (updateTime === undefined || updateTime === before?.updateTime) return;
  throw new StatusError(
    'FAILED_PRECONDITION',
    before === null
      ? `No document to update: ${name}`
      : `The stored version (${before.updateTime}) is not the required one (${updateTime}): ${name}`,
  );
}

export interface WriteOutcome {
  after: Fields | null;
  transformResults: Value[];
}

/** The document after a write: first the mask is applied, then the transforms. */
export function applyWrite(
  write: Write,
  before: DocumentState | null,
  requestTime: string,
): WriteOutcome {
  if (write.kind === 'delete') return { after: null, transformResults: [] };
  let after = write.mask === null ? write.fields : applyMask(write, write.mask, before);
  const transformResults: Value[] = [];
  for (const { path, transform } of write.transforms) {
    const { value, result } = applyTransform(transform, getField(after, path), requestTime);
    after = withField(after, path, value);
    transformResults.push(result);
  }
  checkSize(write.path, after);
  return { after, transformResults };
}

function applyMask(write: Write, mask: FieldPath[], before: DocumentState | null): Fields {
  return mask.reduce(
    (fields, path) => withField(fields, path, getField(write.fields, path)),
    before?.fields ?? {},
  );
}

/**
 * Whether a write leaves a document unchanged; its update time then stays. Stricter than the order
 * of values, where 1 equals 1.0.
 */
export function sameFields(left: Fields, right: Fields): boolean {
  return sortedText(left) === sortedText(right);
}

function sortedText(fields: Fields): string {
  return JSON.stringify(fields, (_key, value: unknown) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
