import type { Fields, Value } from '#emulator/wire/value.ts';
import { isNumber, type NumberValue, toNumber } from './number.ts';
import { comparePaths, compareText } from './path.ts';

/** Firestore's order of value types; values of different classes are never equal. */
const CLASS = {
  null: 0,
  boolean: 1,
  number: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  vector: 9,
  map: 10,
} as const;

/** The rank of a value's type in Firestore's order. */
export function classOf(value: Value): number {
  if ('stringValue' in value) return CLASS.string;
  if ('integerValue' in value || 'doubleValue' in value) return CLASS.number;
  if ('booleanValue' in value) return CLASS.boolean;
  if ('timestampValue' in value) return CLASS.timestamp;
  if ('nullValue' in value) return CLASS.null;
  if ('referenceValue' in value) return CLASS.reference;
  if ('bytesValue' in value) return CLASS.bytes;
  if ('geoPointValue' in value) return CLASS.geoPoint;
  if ('arrayValue' in value) return CLASS.array;
  return isVector(value.mapValue.fields) ? CLASS.vector : CLASS.map;
}

/** Firestore's total order over all values. */
export function compareValues(left: Value, right: Value): number {
  if ('stringValue' in left && 'stringValue' in right) {
    return compareText(left.stringValue, right.stringValue);
  }
  const order = classOf(left) - classOf(right);
  return order !== 0 ? order : compareWithinClass(left, right);
}

/** Equality by the order of values: 1 equals 1.0, NaN equals NaN. */
export function valuesEqual(left: Value, right: Value): boolean {
  return compareValues(left, right) === 0;
}

function compareWithinClass(left: Value, right: Value): number {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right);
  if ('booleanValue' in left && 'booleanValue' in right) {
    return Number(left.booleanValue) - Number(right.booleanValue);
  }
  if ('timestampValue' in left && 'timestampValue' in right) {
    return compareText(left.timestampValue, right.timestampValue);
  }
  if ('referenceValue' in left && 'referenceValue' in right) {
    return comparePaths(left.referenceValue, right.referenceValue);
  }
  if ('bytesValue' in left && 'bytesValue' in right) {
    const leftBytes = Buffer.from(left.bytesValue, 'base64');
    return Buffer.compare(leftBytes, Buffer.from(right.bytesValue, 'base64'));
  }
  if ('geoPointValue' in left && 'geoPointValue' in right) {
    const { latitude: leftLatitude = 0, longitude: leftLongitude = 0 } = left.geoPointValue;
    const { latitude = 0, longitude = 0 } = right.geoPointValue;
    return leftLatitude - latitude || leftLongitude - longitude;
  }
  if ('arrayValue' in left && 'arrayValue' in right) {
    return compareLists(left.arrayValue.values ?? [], right.arrayValue.values ?? []);
  }
  if ('mapValue' in left && 'mapValue' in right) {
    const leftFields = left.mapValue.fields ?? {};
    const rightFields = right.mapValue.fields ?? {};
    return isVector(leftFields)
      ? compareVectors(leftFields, rightFields)
      : compareMaps(leftFields, rightFields);
  }
  return 0;
}

/** NaN sorts before every other number; 1 equals 1.0 and 0 equals -0. */
function compareNumbers(left: NumberValue, right: NumberValue): number {
  const leftNumber = toNumber(left);
  const rightNumber = toNumber(right);
  if (leftNumber < rightNumber) return -1;
  if (leftNumber > rightNumber) return 1;
  if (leftNumber === rightNumber) return compareRounded(left, right, leftNumber);
  return Number(Number.isNaN(rightNumber)) - Number(Number.isNaN(leftNumber));
}

/** Integers beyond 2^53 may differ although they are equal as doubles. */
function compareRounded(left: NumberValue, right: NumberValue, rounded: number): number {
  if (Number.isSafeInteger(rounded) || !Number.isInteger(rounded)) return 0;
  const leftInteger = BigInt('integerValue' in left ? left.integerValue : rounded);
  const rightInteger = BigInt('integerValue' in right ? right.integerValue : rounded);
  return leftInteger < rightInteger ? -1 : leftInteger > rightInteger ? 1 : 0;
}

function compareLists(left: Value[], right: Value[]): number {
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index++) {
    const order = compareValues(left[index] as Value, right[index] as Value);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareMaps(left: Fields, right: Fields): number {
  const leftKeys = Object.keys(left).sort(compareText);
  const rightKeys = Object.keys(right).sort(compareText);
  const shared = Math.min(leftKeys.length, rightKeys.length);
  for (let index = 0; index < shared; index++) {
    const leftKey = leftKeys[index] as string;
    const rightKey = rightKeys[index] as string;
    const order =
      compareText(leftKey, rightKey) ||
      compareValues(left[leftKey] as Value, right[rightKey] as Value);
    if (order !== 0) return order;
  }
  return leftKeys.length - rightKeys.length;
}

/** Vectors are stored as maps with a marker; shorter ones come first. */
function isVector(fields: Fields | undefined): boolean {
  const marker = fields?.['__type__'];
  return marker !== undefined && 'stringValue' in marker && marker.stringValue === '__vector__';
}

function compareVectors(left: Fields, right: Fields): number {
  const leftValues = listOf(left['value']);
  const rightValues = listOf(right['value']);
  return leftValues.length - rightValues.length || compareLists(leftValues, rightValues);
}

/** The items of an array; empty for any other value. */
export function listOf(value: Value | undefined): Value[] {
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
}
