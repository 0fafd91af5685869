import type { Constraint } from './constraint.ts';
import { EvaluationError } from './evaluation-error.ts';

/** A value of the rules language. An int is a bigint, a float a number. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | RulesValue[]
  | RulesMap
  | RulesSet
  | RulesPath
  | RulesTimestamp
  | RulesDuration
  | RulesLatLng
  | MapDiff
  | Constraint;

export type RulesMap = Map<string, RulesValue>;

/** Distinct values in the order they came. */
export class RulesSet {
  readonly items: readonly RulesValue[];

  constructor(items: readonly RulesValue[]) {
    const distinct: RulesValue[] = [];
    for (const item of items) if (!contains(distinct, item)) distinct.push(item);
    this.items = distinct;
  }
}

export class RulesPath {
  readonly segments: readonly string[];

  constructor(segments: readonly string[]) {
    this.segments = segments;
  }

  static parse(text: string): RulesPath {
    return new RulesPath(text.split('/').filter(Boolean));
  }

  toString(): string {
    return `/${this.segments.join('/')}`;
  }
}

export class RulesTimestamp {
  /** Since 1970-01-01T00:00:00Z. */
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }

  /** Reads RFC 3339 in UTC with up to nine digits behind the second. */
  static parse(text: string): RulesTimestamp {
    const [, seconds, fraction = ''] = /^([^.Z]+)(?:\.(\d{1,9}))?Z$/.exec(text) ?? [];
    const millis = Date.parse(`${seconds}Z`);
    if (Number.isNaN(millis)) throw new TypeError(`not a time in UTC: ${text}`);
    return new RulesTimestamp(BigInt(millis) * 1_000_000n + BigInt(fraction.padEnd(9, '0')));
  }
}

export class RulesDuration {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export class RulesLatLng {
  readonly latitude: number;
  readonly longitude: number;

  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** The result of `after.diff(before)`. */
export class MapDiff {
  readonly after: RulesMap;
  readonly before: RulesMap;

  constructor(after: RulesMap, before: RulesMap) {
    this.after = after;
    this.before = before;
  }
}

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'list'
  | 'map'
  | 'set'
  | 'path'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'map_diff'
  | 'constraint';

/** The types that may stand behind `is`. */
export const TESTABLE_TYPES: ReadonlySet<string> = new Set([
  'bool',
  'int',
  'float',
  'number',
  'string',
  'bytes',
  'list',
  'map',
  'set',
  'path',
  'timestamp',
  'duration',
  'latlng',
  'map_diff',
]);

export function typeOf(value: RulesValue): TypeName {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'string';
  }
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'map';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof RulesTimestamp) return 'timestamp';
  if (value instanceof RulesDuration) return 'duration';
  if (value instanceof RulesLatLng) return 'latlng';
  if (value instanceof MapDiff) return 'map_diff';
  if (value instanceof Uint8Array) return 'bytes';
  return 'constraint';
}

export function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** `==`: an int equals a float of the same size, but not inside lists, sets and maps. */
export function equals(left: RulesValue, right: RulesValue): boolean {
  // biome-ignore lint/suspicious/noDoubleEquals: 5n == 5 is what the language says
  if (isNumber(left) && isNumber(right)) return left == right;
  return identical(left, right);
}

function identical(left: RulesValue, right: RulesValue): boolean {
  if (typeof left !== 'object' || left === null) return left === right;
  const type = typeOf(left);
  if (type !== typeOf(right)) return false;
  if (type === 'constraint') throw new EvaluationError('the query does not say what this field is');
  if (Array.isArray(left)) return sameItems(left, right as RulesValue[]);
  if (left instanceof Map) return sameEntries(left, right as RulesMap);
  if (left instanceof RulesSet) {
    const other = (right as RulesSet).items;
    return left.items.length === other.length && left.items.every((item) => contains(other, item));
  }
  if (left instanceof RulesPath) return sameItems(left.segments, (right as RulesPath).segments);
  if (left instanceof RulesTimestamp) return left.nanos === (right as RulesTimestamp).nanos;
  if (left instanceof RulesDuration) return left.nanos === (right as RulesDuration).nanos;
  if (left instanceof Uint8Array) return Buffer.compare(left, right as Uint8Array) === 0;
  if (left instanceof RulesLatLng) {
    const other = right as RulesLatLng;
    return left.latitude === other.latitude && left.longitude === other.longitude;
  }
  return false;
}

function sameItems(left: readonly RulesValue[], right: readonly RulesValue[]): boolean {
  return (
    left.length === right.length &&
    left.every((item, index) => identical(item, right[index] as RulesValue))
  );
}

function sameEntries(left: RulesMap, right: RulesMap): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    if (!right.has(key) || !identical(value, right.get(key) as RulesValue)) return false;
  }
  return true;
}

/** Whether an item is among others, as `in` and `hasAll` see it. */
export function contains(items: readonly RulesValue[], wanted: RulesValue): boolean {
  return items.some((item) => identical(item, wanted));
}
