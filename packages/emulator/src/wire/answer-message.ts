import protobuf from 'protobufjs';
import type { Json } from './json.ts';
import { type ProtoTimestamp, toProtoTimestamp } from './timestamp.ts';

type Convert = (value: unknown) => unknown;

/** How the fields of a message are converted; null for those that stay as they are. */
type Plan = Map<string, Convert | null>;

const plans = new WeakMap<protobuf.Type, Plan>();

/**
 * Plain data that `type.encode` accepts, from the emulator's own JSON. Unlike `fromJson` it checks
 * nothing: an answer of tens of thousands of documents would take twice as long.
 */
export function answerMessage(type: protobuf.Type, json: Json): Json {
  const plan = planOf(type);
  const message: Json = {};
  for (const name in json) {
    const convert = plan.get(name);
    const value = json[name];
    if (value === undefined) continue;
    message[name] = convert ? convert(value) : value;
  }
  return message;
}

function planOf(type: protobuf.Type): Plan {
  const known = plans.get(type);
  if (known !== undefined) return known;
  const plan: Plan = new Map();
  // Set before the fields are read, as messages contain themselves.
  plans.set(type, plan);
  for (const field of type.fieldsArray) plan.set(field.name, fieldConverter(field));
  return plan;
}

function fieldConverter(field: protobuf.Field): Convert | null {
  const item = itemConverter(field);
  if (item === null) return null;
  if (field instanceof protobuf.MapField) {
    return (value) => {
      const map: Json = {};
      for (const key of Object.keys(value as Json)) map[key] = item((value as Json)[key]);
      return map;
    };
  }
  return field.repeated ? (value) => (value as unknown[]).map(item) : item;
}

function itemConverter(field: protobuf.Field): Convert | null {
  const type = field.resolvedType;
  if (type instanceof protobuf.Enum) {
    return (value) => (typeof value === 'string' ? type.values[value] : 0);
  }
  if (type instanceof protobuf.Type) {
    if (type.fullName === '.google.protobuf.Timestamp') return timestampOf();
    if (/^\.google\.protobuf\.\w+Value$/.test(type.fullName)) return (value) => ({ value });
    return (value) => answerMessage(type, value as Json);
  }
  switch (field.type) {
    case 'int64':
    case 'uint64':
      return integerOf;
    case 'bytes':
      return (value) => Buffer.from(value as string, 'base64');
    case 'double':
      return Number;
    default:
      return null;
  }
}

/** A number where it is exact, which is encoded faster than a text. */
function integerOf(value: unknown): unknown {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** Most messages of an answer have the read time of the one before. */
function timestampOf(): Convert {
  let text = '';
  let time: ProtoTimestamp = { seconds: 0, nanos: 0 };
  return (value) => {
    if (value === text) return time;
    text = value as string;
    time = toProtoTimestamp(text);
    return time;
  };
}
