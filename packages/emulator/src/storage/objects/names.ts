import { badRequest } from './storage-error.ts';

const MAX_BYTES = 1024;

/** Returns the name; throws where Cloud Storage refuses it. */
export function checkObjectName(name: string | null | undefined): string {
  if (!name) throw badRequest('An object name is required.');
  if (Buffer.byteLength(name) > MAX_BYTES) {
    throw badRequest(`Object names have at most ${MAX_BYTES} bytes.`);
  }
  if (/[\r\n\0]/.test(name) || name === '.' || name === '..' || !name.isWellFormed()) {
    throw badRequest('The object name has characters that are not allowed.');
  }
  return name;
}

/** Percent-decodes a path segment; throws where it is malformed. */
export function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw Object.assign(badRequest('The path is not properly percent-encoded.'), { cause });
  }
}
