import protobuf from 'protobufjs';
import { isObject, type Json } from './json.ts';
import { invalidArgument, type StatusError } from './status-error.ts';
import {
  fromProtoTimestamp,
  type ProtoTimestamp,
  parseTimestamp,
  toProtoTimestamp,
} from './timestamp.ts';

/**
 * The JSON mapping of protocol buffers, by Google's own message descriptions. gRPC and REST
 * requests get the same shape, so the code that answers them handles only one.
 */
export function toJson(type: protobuf.Type, message: object): Json {
  const json: Json = {};
  for (const field of type.fieldsArray) {
    if (!Object.hasOwn(message, field.name)) continue;
    const value = (message as Json)[field.name];
    if (value === null || value === undefined || isEmpty(field, value)) continue;
    json[field.name] = convertItems(field, value, (item) => itemToJson(field, item));
  }
  return json;
}

/** Whether a value is a map or a list without items, which JSON leaves out. */
function isEmpty(field: protobuf.Field, value: unknown): boolean {
  const hasItems = field.repeated || field instanceof protobuf.MapField;
  return hasItems && Object.keys(value as object).length === 0;
}

/** The value of a field with each item of it converted, where it is a map or a list. */
function convertItems(
  field: protobuf.Field,
  value: unknown,
  convert: (item: unknown) => unknown,
): unknown {
  if (field instanceof protobuf.MapField) {
    const entries = Object.entries(value as Json);
    return Object.fromEntries(entries.map(([key, item]) => [key, convert(item)]));
  }
  return field.repeated ? (value as unknown[]).map(convert) : convert(value);
}

function itemToJson(field: protobuf.Field, value: unknown): unknown {
  const type = field.resolvedType;
  if (type instanceof protobuf.Enum) {
    return type.name === 'NullValue' ? null : (type.valuesById[value as number] ?? value);
  }
  if (type instanceof protobuf.Type) {
    if (type.fullName === '.google.protobuf.Timestamp') return timestampToJson(value as object);
    if (isWrapper(type)) return (value as { value?: unknown }).value ?? 0;
    return toJson(type, value as object);
  }
  switch (field.type) {
    case 'int64':
    case 'uint64':
      return String(value);
    case 'bytes':
      return Buffer.from(value as Uint8Array).toString('base64');
    case 'double':
      return doubleToJson(value as number);
    default:
      return value;
  }
}

const BASE64 = /^[\w+/-]*={0,2}$/;

/** Plain data that `type.encode` accepts; throws for fields the message description lacks. */
export function fromJson(type: protobuf.Type, json: unknown, where = ''): Json {
  if (!isObject(json)) throw invalid(where, 'an object');
  const message: Json = {};
  const chosen = new Map<protobuf.OneOf, string>();
  for (const [name, value] of Object.entries(json)) {
    const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined;
    if (field === undefined) {
      throw invalidArgument(`Unknown name "${name}" at '${where || type.name}'.`);
    }
    if (value === undefined || (value === null && !isNullField(field))) continue;
    const path = where === '' ? name : `${where}.${name}`;
    const oneOf = field.partOf;
    if (oneOf !== null) {
      const other = chosen.get(oneOf);
      if (other !== undefined) throw invalid(path, `only one of ${other} and ${name}`);
      chosen.set(oneOf, name);
    }
    if (field instanceof protobuf.MapField && !isObject(value)) throw invalid(path, 'an object');
    if (field.repeated && !Array.isArray(value)) throw invalid(path, 'a list');
    message[name] = convertItems(field, value, (item) => itemFromJson(field, item, path));
  }
  return message;
}

/** Checks a REST body against its message and converts it to the shape of {@link toJson}. */
export function normalise(type: protobuf.Type, json: unknown): Json {
  return toJson(type, fromJson(type, json));
}

function itemFromJson(field: protobuf.Field, value: unknown, where: string): unknown {
  const type = field.resolvedType;
  if (type instanceof protobuf.Enum) return enumFromJson(type, value, where);
  if (type instanceof protobuf.Type) {
    if (type.fullName === '.google.protobuf.Timestamp') return timestampFromJson(value, where);
    if (isWrapper(type))
      return { value: itemFromJson(type.fields['value'] as protobuf.Field, value, where) };
    return fromJson(type, value, where);
  }
  switch (field.type) {
    case 'int64':
    case 'uint64':
      return int64FromJson(value, where);
    case 'bytes':
      if (typeof value !== 'string' || !BASE64.test(value)) throw invalid(where, 'base64 text');
      return Buffer.from(value, 'base64');
    case 'double':
      return doubleFromJson(value, where);
    case 'int32':
      if (!Number.isInteger(Number(value))) throw invalid(where, 'a whole number');
      return Number(value);
    case 'bool':
      if (typeof value !== 'boolean') throw invalid(where, 'true or false');
      return value;
    case 'string':
      if (typeof value !== 'string') throw invalid(where, 'a text');
      return value;
    default:
      return value;
  }
}

function enumFromJson(type: protobuf.Enum, value: unknown, where: string): number {
  if (type.name === 'NullValue') return 0;
  const number = typeof value === 'number' ? value : type.values[String(value)];
  // SDKs that ask for `enum-encoding=int` send the number instead of the name.
  if (number === undefined || type.valuesById[number] === undefined) {
    throw invalid(where, `one of ${Object.keys(type.values).join(', ')}`);
  }
  return number;
}

function int64FromJson(value: unknown, where: string): unknown {
  const text = String(value);
  if (!/^-?\d{1,19}$/.test(text)) throw invalid(where, 'a 64-bit integer');
  const integer = BigInt(text);
  if (BigInt.asIntN(64, integer) !== integer) throw invalid(where, 'a 64-bit integer');
  return text;
}

/** A double in its JSON spelling, which has no numbers for NaN, the infinities and -0. */
export function doubleToJson(value: number): number | string {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}

function doubleFromJson(value: unknown, where: string): number {
  const number = value === '' ? Number.NaN : Number(value);
  if (Number.isNaN(number) && value !== 'NaN') throw invalid(where, 'a number');
  return number;
}

function timestampToJson(message: { seconds?: unknown; nanos?: unknown }): string {
  const time = fromProtoTimestamp({
    seconds: Number(message.seconds ?? 0),
    nanos: Number(message.nanos ?? 0),
  });
  if (time === null) {
    throw invalidArgument('A timestamp is outside of the years 1 to 9999.');
  }
  return time;
}

function timestampFromJson(value: unknown, where: string): ProtoTimestamp {
  // Older SDKs send the message itself instead of its text.
  if (isObject(value)) {
    return { seconds: Number(value['seconds'] ?? 0), nanos: Number(value['nanos'] ?? 0) };
  }
  const time = typeof value === 'string' ? parseTimestamp(value) : null;
  if (time === null) throw invalid(where, 'an RFC 3339 time in the years 1 to 9999');
  return toProtoTimestamp(time);
}

function isWrapper(type: protobuf.Type): boolean {
  return /^\.google\.protobuf\.(Int32|Int64|Double)Value$/.test(type.fullName);
}

function isNullField(field: protobuf.Field): boolean {
  return field.resolvedType?.name === 'NullValue';
}

function invalid(where: string, expected: string): StatusError {
  return invalidArgument(`Invalid value at '${where}': expected ${expected}.`);
}
