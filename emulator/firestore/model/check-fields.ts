import { StatusError } from '#emulator/wire/status-error.ts';
import type { Fields, Value } from '#emulator/wire/value.ts';
import { documentSize } from './document-size.ts';
import { isDocumentName } from './path.ts';

const MAX_DOCUMENT_BYTES = 1024 * 1024;
const MAX_VALUE_BYTES = MAX_DOCUMENT_BYTES - 89;
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

/** Throws for values that Firestore would not store; `fields` comes unchecked from a request. */
export function checkFields(fields: Fields): void {
  for (const [name, value] of Object.entries(fields)) {
    checkFieldName(name);
    checkValue(value, name, 1);
  }
}

/** Throws where a document is larger than 1 MiB. */
export function checkSize(path: string, fields: Fields): void {
  const size = documentSize(path, fields);
  if (size <= MAX_DOCUMENT_BYTES) return;
  throw new StatusError(
    'INVALID_ARGUMENT',
    `Document "${path}" is ${size} bytes large; the maximum is ${MAX_DOCUMENT_BYTES} bytes.`,
  );
}

function checkValue(value: Value, where: string, depth: number): void {
  const [kind, ...more] = Object.keys(value);
  if (kind === undefined || more.length > 0 || !VALUE_KINDS.has(kind)) {
    throw invalid(where, kind === undefined ? 'a value without a type' : `a ${kind}`);
  }
  if ('arrayValue' in value) {
    if (depth > MAX_DEPTH) throw invalid(where, `values nested deeper than ${MAX_DEPTH} levels`);
    for (const item of value.arrayValue.values ?? []) {
      if ('arrayValue' in item) throw invalid(where, 'an array inside an array');
      checkValue(item, where, depth + 1);
    }
  } else if ('mapValue' in value) {
    if (depth > MAX_DEPTH) throw invalid(where, `values nested deeper than ${MAX_DEPTH} levels`);
    checkMap(value.mapValue.fields ?? {}, where, depth);
  } else if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    if (!(Math.abs(latitude) <= 90)) throw invalid(where, `latitude ${latitude}`);
    if (!(Math.abs(longitude) <= 180)) throw invalid(where, `longitude ${longitude}`);
  } else if ('referenceValue' in value && !isDocumentName(value.referenceValue)) {
    throw invalid(where, `the reference "${value.referenceValue}", which names no document`);
  } else if (contentBytes(value) > MAX_VALUE_BYTES) {
    throw invalid(where, `a value of more than ${MAX_VALUE_BYTES} bytes`);
  }
}

function contentBytes(value: Value): number {
  if ('stringValue' in value) return Buffer.byteLength(value.stringValue);
  return 'bytesValue' in value ? Buffer.byteLength(value.bytesValue, 'base64') : 0;
}

function checkMap(fields: Fields, where: string, depth: number): void {
  if (Object.hasOwn(fields, '__type__')) {
    checkVector(fields, where);
    return;
  }
  for (const [name, value] of Object.entries(fields)) {
    checkFieldName(name);
    checkValue(value, `${where}.${name}`, depth + 1);
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

function checkFieldName(name: string): void {
  if (name === '') throw new StatusError('INVALID_ARGUMENT', 'A field name is empty.');
  if (/^__.*__$/s.test(name)) {
    throw new StatusError('INVALID_ARGUMENT', `Field name "${name}" is reserved.`);
  }
  if (Buffer.byteLength(name) > MAX_FIELD_NAME_BYTES) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `A field name is longer than ${MAX_FIELD_NAME_BYTES} bytes.`,
    );
  }
}

function invalid(where: string, what: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', `Field "${where}" holds ${what}.`);
}
