import { invalidArgument, type StatusError } from '#emulator/wire/status-error.ts';
import type { Fields, Value } from '#emulator/wire/value.ts';
import { isDocumentName, MAX_COLLECTIONS } from './path.ts';

const MAX_VALUE_BYTES = 1024 * 1024 - 89;
const MAX_FIELD_NAME_BYTES = 1500;
const MAX_DEPTH = 20;
const MAX_VECTOR_DIMENSIONS = 2048;
const VALUE_KINDS = new Set([
  'nullValue',
  'booleanValue',
  'integerValue',
  'doubleValue',
  'timestampValue',
  'stringValue',
  'bytesValue',
  'referenceValue',
  'geoPointValue',
  'arrayValue',
  'mapValue',
]);

/** Throws for a value that Firestore would not store; it comes unchecked from a request. */
export function checkStoredValue(value: Value, where: string, depth = 1): void {
  checkValue(value, where, depth, checkStoredItem);
}

/** Throws for a malformed value of a filter or cursor, which may hold an array in an array. */
export function checkOperand(value: Value, where: string): void {
  checkValue(value, where, 1, () => {});
}

/** Throws where a name cannot be that of a field. */
export function checkFieldName(name: string): void {
  if (name === '') throw invalidArgument('A field name is empty.');
  if (/^__.*__$/s.test(name)) {
    throw invalidArgument(`Field name "${name}" is reserved.`);
  }
  if (Buffer.byteLength(name) > MAX_FIELD_NAME_BYTES) {
    throw invalidArgument(`A field name is longer than ${MAX_FIELD_NAME_BYTES} bytes.`);
  }
}

type CheckItem = (item: Value, where: string) => void;

function checkStoredItem(item: Value, where: string): void {
  if ('arrayValue' in item) throw invalid(where, 'an array inside an array');
  if ('mapValue' in item && Object.hasOwn(item.mapValue.fields ?? {}, '__type__')) {
    throw invalid(where, 'a vector inside an array');
  }
}

function checkValue(value: Value, where: string, depth: number, checkItem: CheckItem): void {
  const [kind, ...more] = Object.keys(value);
  if (kind === undefined || more.length > 0 || !VALUE_KINDS.has(kind)) {
    throw invalid(where, kind === undefined ? 'a value without a type' : `a ${kind}`);
  }
  if ('arrayValue' in value) {
    checkDepth(depth, where);
    for (const item of value.arrayValue.values ?? []) {
      checkItem(item, where);
      checkValue(item, where, depth + 1, checkItem);
    }
  } else if ('mapValue' in value) {
    checkDepth(depth, where);
    checkMap(value.mapValue.fields ?? {}, where, depth, checkItem);
  } else if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    if (!(Math.abs(latitude) <= 90)) throw invalid(where, `latitude ${latitude}`);
    if (!(Math.abs(longitude) <= 180)) throw invalid(where, `longitude ${longitude}`);
  } else if ('referenceValue' in value) {
    checkReference(value.referenceValue, where);
  } else if (contentBytes(value) > MAX_VALUE_BYTES) {
    throw invalid(where, `a value of more than ${MAX_VALUE_BYTES} bytes`);
  }
}

function checkDepth(depth: number, where: string): void {
  if (depth > MAX_DEPTH) throw invalid(where, `values nested deeper than ${MAX_DEPTH} levels`);
}

/** `projects/p/databases/d/documents` and two segments for each collection. */
const MAX_REFERENCE_SEGMENTS = 5 + 2 * MAX_COLLECTIONS;

function checkReference(reference: string, where: string): void {
  if (!isDocumentName(reference)) {
    throw invalid(where, `the reference "${reference}", which names no document`);
  }
  if (reference.split('/').length > MAX_REFERENCE_SEGMENTS) {
    throw invalid(where, `a reference of more than ${MAX_COLLECTIONS} collections`);
  }
}

function contentBytes(value: Value): number {
  if ('stringValue' in value) return Buffer.byteLength(value.stringValue);
  return 'bytesValue' in value ? Buffer.byteLength(value.bytesValue, 'base64') : 0;
}

function checkMap(fields: Fields, where: string, depth: number, checkItem: CheckItem): void {
  if (Object.hasOwn(fields, '__type__')) {
    checkVector(fields, where);
    return;
  }
  for (const [name, value] of Object.entries(fields)) {
    checkFieldName(name);
    checkValue(value, `${where}.${name}`, depth + 1, checkItem);
  }
}

function checkVector(fields: Fields, where: string): void {
  const marker = fields['__type__'] as Value;
  const list = fields['value'];
  const isVector =
    Object.keys(fields).length === 2 &&
    'stringValue' in marker &&
    marker.stringValue === '__vector__';
  if (!isVector || list === undefined || !('arrayValue' in list)) {
    throw invalid(where, 'a map with the reserved field __type__');
  }
  const values = list.arrayValue.values ?? [];
  const fits = values.length > 0 && values.length <= MAX_VECTOR_DIMENSIONS;
  if (!fits || !values.every((item) => 'doubleValue' in item)) {
    throw invalid(where, `a vector that is not 1 to ${MAX_VECTOR_DIMENSIONS} doubles`);
  }
}

function invalid(where: string, what: string): StatusError {
  return invalidArgument(`Field "${where}" holds ${what}.`);
}
