import { type Attributes, TOKENS_KEY } from './objects.ts';
import { badRequest } from './storage-error.ts';

const TEXT_KEYS = [
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
] as const;

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
  if (typeof custom !== 'object' || Array.isArray(custom)) {
    throw badRequest('"metadata" must be an object.');
  }
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
