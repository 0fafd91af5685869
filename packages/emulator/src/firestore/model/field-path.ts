import { invalidArgument } from '#emulator/wire/status-error.ts';
import type { Fields, Value } from '#emulator/wire/value.ts';

/** A field path, split: `a.b` → ['a', 'b'], `` `x.y`.z `` → ['x.y', 'z']. */
export type FieldPath = readonly string[];

const PLAIN_SEGMENT = /^[A-Za-z_][A-Za-z_0-9]*$/;
const PLAIN_PATH = /^[A-Za-z_][A-Za-z_0-9]*(\.[A-Za-z_][A-Za-z_0-9]*)*$/;
const TOKEN = /`((?:[^`\\]|\\[\s\S])+)`|([^`.]+)/y;
const MAX_BYTES = 1500;
const MAX_SEGMENTS = 20;

const parsed = new Map<string, FieldPath>();

/** Parses a field path; throws for an invalid or reserved one. Results are cached. */
export function parseFieldPath(text: string): FieldPath {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  if (Buffer.byteLength(text) > MAX_BYTES) {
    throw invalidArgument(`A field path is longer than ${MAX_BYTES} bytes.`);
  }
  const path = PLAIN_PATH.test(text) ? text.split('.') : parseQuoted(text);
  if (path.length > MAX_SEGMENTS) {
    throw invalidArgument(`A field path has more than ${MAX_SEGMENTS} segments.`);
  }
  for (const segment of path) {
    if (/^__.*__$/s.test(segment) && segment !== '__name__') {
      throw invalidArgument(`Field name "${segment}" is reserved.`);
    }
  }
  if (parsed.size < 1000) parsed.set(text, path);
  return path;
}

function parseQuoted(text: string): FieldPath {
  const path: string[] = [];
  let position = 0;
  for (;;) {
    TOKEN.lastIndex = position;
    const match = TOKEN.exec(text);
    const [token, quoted, plain] = match ?? [];
    if (token === undefined) break;
    if (plain !== undefined && !PLAIN_SEGMENT.test(plain)) break;
    path.push(quoted !== undefined ? quoted.replace(/\\([\s\S])/g, '$1') : (plain ?? ''));
    position += token.length;
    if (position === text.length) return path;
    if (text[position] !== '.') break;
    position++;
  }
  throw invalidArgument(`Invalid field path "${text}".`);
}

/** The field paths of a `DocumentMask`. */
export function parseMask(paths: string[] = []): FieldPath[] {
  return paths.map(parseFieldPath);
}

/** The inverse of {@link parseFieldPath}. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) =>
      PLAIN_SEGMENT.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, '\\$&')}\``,
    )
    .join('.');
}

/** The value at a path, or undefined where there is none. */
export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let current: Fields | undefined = fields;
  let value: Value | undefined;
  for (const segment of path) {
    if (current === undefined || !Object.hasOwn(current, segment)) return undefined;
    value = current[segment];
    current =
      value !== undefined && 'mapValue' in value ? (value.mapValue.fields ?? {}) : undefined;
  }
  return value;
}

/** A copy with `value` at `path`; undefined deletes the field. Missing maps are created. */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [head, ...rest] = path;
  if (head === undefined) return fields;
  if (rest.length === 0) {
    if (value !== undefined) return { ...fields, [head]: value };
    const { [head]: _deleted, ...rest } = fields;
    return rest;
  }
  const child = Object.hasOwn(fields, head) ? fields[head] : undefined;
  const isMap = child !== undefined && 'mapValue' in child;
  if (!isMap && value === undefined) return fields;
  const inner = isMap ? (child.mapValue.fields ?? {}) : {};
  const changed = withField(inner, rest, value);
  const mapValue = Object.keys(changed).length > 0 ? { fields: changed } : {};
  return { ...fields, [head]: { mapValue } };
}
