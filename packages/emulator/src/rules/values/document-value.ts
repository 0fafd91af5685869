import type { Fields, Value } from '#emulator/wire/value.ts';
import {
  RulesLatLng,
  type RulesMap,
  RulesPath,
  RulesTimestamp,
  type RulesValue,
} from './values.ts';

/** The `resource` of a document. */
export function documentValue(database: string, path: string, fields: Fields): RulesMap {
  const name = absolutePath(database, path);
  return new Map<string, RulesValue>([
    ['data', fieldsValue(fields)],
    ['id', name.segments.at(-1) ?? ''],
    ['__name__', name],
  ]);
}

/** `/databases/{database}/documents/…` */
export function absolutePath(database: string, path: string): RulesPath {
  return new RulesPath(['databases', database, 'documents', ...path.split('/')]);
}

function fieldsValue(fields: Fields): RulesMap {
  return new Map(Object.entries(fields).map(([name, value]) => [name, fieldValue(value)]));
}

/** A stored value as the rules see it. */
export function fieldValue(value: Value): RulesValue {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('stringValue' in value) return value.stringValue;
  if ('timestampValue' in value) return RulesTimestamp.parse(value.timestampValue);
  if ('bytesValue' in value) return new Uint8Array(Buffer.from(value.bytesValue, 'base64'));
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(fieldValue);
  if ('mapValue' in value) return fieldsValue(value.mapValue.fields ?? {});
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue;
    return new RulesLatLng(latitude, longitude);
  }
  return RulesPath.parse(value.referenceValue.replace(/^projects\/[^/]+/, ''));
}
