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

/** Distinct values in insertion order; `setOf` makes one from any values. */
export class RulesSet {
  readonly items: readonly RulesValue[];

  constructor(distinct: readonly RulesValue[]) {
    this.items = distinct;
  }
}

/** A path such as `/databases/(default)/documents/vehicles/abc`. */
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

/** An instant. */
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

/** A span of time; may be negative. */
export class RulesDuration {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

/** A place on earth, in degrees. */
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

export type Comparison = '<' | '<=' | '>' | '>=';

export type Restriction =
  | { kind: Comparison; bound: RulesValue }
  | { kind: '!='; values: RulesValue[] }
  | { kind: 'contains'; item: RulesValue };

/** What a query states about a field whose value it does not fix. */
export class Constraint {
  readonly restrictions: readonly Restriction[];

  constructor(restrictions: readonly Restriction[]) {
    this.restrictions = restrictions;
  }

  and(other: Constraint): Constraint {
    return new Constraint([...this.restrictions, ...other.restrictions]);
  }
}

const NAMED_TYPES = [
  'bool',
  'int',
  'float',
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
] as const;

export type TypeName = (typeof NAMED_TYPES)[number] | 'null' | 'constraint';

/** The types that may stand behind `is`. */
export const TESTABLE_TYPES: ReadonlySet<string> = new Set([...NAMED_TYPES, 'number']);

/** The name of a value's type in the rules language. */
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

/** Whether a value is an int or a float. */
export function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}
