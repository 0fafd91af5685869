import {
  type DocumentData,
  DocumentReference,
  FieldValue,
  type Firestore,
  GeoPoint,
  Timestamp,
} from 'firebase-admin/firestore';

/**
 * Converts a Firestore value to JSON without loss. A value that JSON does not have becomes an object
 * with one key that begins with `$`, and so does a map that has such a key itself.
 */
export function toJson(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return numberToJson(value);
  if (value instanceof Timestamp) return { $time: [value.seconds, value.nanoseconds] };
  if (value instanceof GeoPoint) return { $place: [value.latitude, value.longitude] };
  if (value instanceof DocumentReference) return { $document: value.path };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map(toJson);
  if (isVector(value)) return { $vector: value.toArray() };
  if (isPlainObject(value)) {
    const map = mapValues(value, toJson);
    return Object.keys(map).some((key) => key.startsWith('$'))
      ? { $map: Object.entries(map) }
      : map;
  }
  throw new TypeError(`A value of type ${typeof value} cannot be exported.`);
}

/** JSON has no NaN and no infinity, and writes -0 as 0. */
function numberToJson(value: number): unknown {
  if (Object.is(value, -0)) return { $number: '-0' };
  return Number.isFinite(value) ? value : { $number: String(value) };
}

/** The inverse of `toJson`; throws a `TypeError` on an unknown `$` key. */
export function fromJson(json: unknown, firestore: Firestore): unknown {
  if (Array.isArray(json)) return json.map((item) => fromJson(item, firestore));
  if (!isPlainObject(json)) return json;
  const [key = '', ...others] = Object.keys(json);
  if (others.length === 0 && key.startsWith('$')) return special(key, json[key], firestore);
  return mapValues(json, (item) => fromJson(item, firestore));
}

function special(key: string, value: unknown, firestore: Firestore): unknown {
  switch (key) {
    case '$time':
      return new Timestamp(...(value as [number, number]));
    case '$place':
      return new GeoPoint(...(value as [number, number]));
    case '$document':
      return firestore.doc(String(value));
    case '$bytes':
      return Buffer.from(String(value), 'base64');
    case '$vector':
      return FieldValue.vector(value as number[]);
    case '$number':
      return Number(value);
    case '$map':
      return Object.fromEntries(
        (value as [string, unknown][]).map(([name, item]) => [name, fromJson(item, firestore)]),
      );
    default:
      throw new TypeError(`The export holds "${key}", which this version does not know.`);
  }
}

function isVector(value: unknown): value is { toArray(): number[] } {
  return typeof value === 'object' && value !== null && 'toArray' in value;
}

function isPlainObject(value: unknown): value is DocumentData {
  return typeof value === 'object' && value !== null;
}

function mapValues(map: DocumentData, change: (value: unknown) => unknown): DocumentData {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]));
}
