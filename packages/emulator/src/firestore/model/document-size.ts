import type { Fields, Value } from '#emulator/wire/value.ts';

/** A document's size in bytes: https://firebase.google.com/docs/firestore/storage-size */
export function documentSize(path: string, fields: Fields): number {
  return nameSize(path) + fieldsSize(fields) + 32;
}

function nameSize(path: string): number {
  const segments = path.split('/');
  return segments.reduce((sum, segment) => sum + textSize(segment), 16);
}

function fieldsSize(fields: Fields): number {
  let sum = 0;
  for (const [name, value] of Object.entries(fields)) sum += textSize(name) + valueSize(value);
  return sum;
}

/** A value's size in bytes as the limits count it. */
export function valueSize(value: Value): number {
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('geoPointValue' in value) return 16;
  if ('referenceValue' in value) {
    return nameSize(value.referenceValue.split('/').slice(5).join('/'));
  }
  if ('arrayValue' in value) {
    return (value.arrayValue.values ?? []).reduce((sum, item) => sum + valueSize(item), 0);
  }
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields ?? {});
  return 8;
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}
