import { isObject } from '#emulator/wire/json.ts';
import { unsupported } from '#emulator/wire/status-error.ts';
import { type Attributes, TOKENS_KEY } from './objects.ts';
import { badRequest } from './storage-error.ts';

const TEXT_KEYS = [
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
] as const;

/** Fields of an object that the emulator does not have. */
const UNSUPPORTED_KEYS = [
  'acl',
  'contexts',
  'customTime',
  'customerEncryption',
  'eventBasedHold',
  'kmsKeyName',
  'retention',
  'temporaryHold',
];

const MAX_METADATA_BYTES = 8 * 1024;

/** Attributes of a new object from the JSON that came with its bytes. */
export function newAttributes(body: Record<string, unknown>, fallbackType?: string): Attributes {
  const empty: Attributes = {
    contentType: fallbackType || 'application/octet-stream',
    metadata: {},
  };
  return changeAttributes(empty, body);
}

/** PATCH: given keys change, null removes, custom metadata is merged key by key. */
export function changeAttributes(current: Attributes, body: Record<string, unknown>): Attributes {
  refuseUnsupported(body);
  const next: Attributes = { ...current, metadata: { ...current.metadata } };
  const contentType = readText(body, 'contentType');
  if (contentType !== undefined) next.contentType = contentType ?? 'application/octet-stream';
  for (const key of TEXT_KEYS) {
    const value = readText(body, key);
    if (value === null) delete next[key];
    else if (value !== undefined) next[key] = value;
  }
  mergeCustom(next, body['metadata']);
  return next;
}

/** Custom metadata of a copy: null is stored as an empty text, where a PATCH removes the key. */
export function withoutNullMetadata(body: Record<string, unknown>): Record<string, unknown> {
  const { metadata } = body;
  if (!isObject(metadata)) return body;
  const custom = Object.entries(metadata).map(([key, value]) => [key, value ?? '']);
  return { ...body, metadata: Object.fromEntries(custom) };
}

/** Throws for fields that would be lost; null and false ask for nothing. */
function refuseUnsupported(body: Record<string, unknown>): void {
  const key = UNSUPPORTED_KEYS.find((name) => body[name] && !isEmptyList(body[name]));
  if (key !== undefined) throw unsupported(`the object field ${key}`);
  const storageClass = body['storageClass'] ?? 'STANDARD';
  if (storageClass !== 'STANDARD') throw unsupported(`the storage class ${storageClass}`);
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Removes download tokens: they bypass the rules, so a browser may not choose them. */
export function withoutTokens(body: Record<string, unknown>): Record<string, unknown> {
  const { metadata } = body;
  if (typeof metadata !== 'object' || metadata === null) return body;
  const { [TOKENS_KEY]: _tokens, ...custom } = metadata as Record<string, unknown>;
  return { ...body, metadata: custom };
}

/** The attributes of an object that uploaders may choose. */
export function attributesOf(object: Attributes): Attributes {
  const attributes: Attributes = { contentType: object.contentType, metadata: object.metadata };
  for (const key of TEXT_KEYS) if (object[key] !== undefined) attributes[key] = object[key];
  return attributes;
}

function mergeCustom(next: Attributes, custom: unknown): void {
  if (custom === undefined) return;
  if (custom === null) {
    next.metadata = {};
    return;
  }
  if (!isObject(custom)) throw badRequest('"metadata" must be an object.');
  for (const [key, value] of Object.entries(custom)) {
    if (value === null) delete next.metadata[key];
    else if (typeof value === 'object') throw badRequest(`metadata.${key} must be a string.`);
    else next.metadata[key] = String(value);
  }
  if (Buffer.byteLength(JSON.stringify(next.metadata)) > MAX_METADATA_BYTES) {
    throw badRequest(`Custom metadata is larger than ${MAX_METADATA_BYTES} bytes.`);
  }
}

/** A header value; throws for control characters, which would allow header injection. */
function readText(body: Record<string, unknown>, key: string): string | null | undefined {
  const value = body[key];
  if (value === undefined || value === null) return value;
  if (typeof value !== 'string' || /[^\x20-\x7e\u00a0-\uffff]/.test(value)) {
    throw badRequest(`"${key}" must be plain text.`);
  }
  return value;
}
