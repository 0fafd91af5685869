import type { StoredObject } from '../objects/objects.ts';
import { entityTag } from '../objects/resources.ts';

/** Content types whose scripts would run under the emulator's own origin. */
const ACTIVE_TYPES =
  /^(?:text\/html|application\/xhtml\+xml|image\/svg\+xml|(?:text|application)\/xml)/i;

/** The headers of an object's bytes, as Cloud Storage sends them. */
export function contentHeaders(object: StoredObject): Record<string, string> {
  return {
    'content-type': utf8(object.contentType),
    'cache-control': utf8(object.cacheControl ?? 'private, max-age=0'),
    ...(object.contentDisposition
      ? { 'content-disposition': utf8(object.contentDisposition) }
      : {}),
    ...(object.contentEncoding ? { 'content-encoding': utf8(object.contentEncoding) } : {}),
    ...(object.contentLanguage ? { 'content-language': utf8(object.contentLanguage) } : {}),
    etag: `"${entityTag(object)}"`,
    'last-modified': new Date(object.updated).toUTCString(),
    'accept-ranges': 'bytes',
    // With these two the Admin SDK verifies what it downloads.
    'x-goog-stored-content-encoding': utf8(object.contentEncoding || 'identity'),
    'x-goog-hash': `crc32c=${object.blob.crc32c},md5=${object.blob.md5Hash}`,
    'x-goog-stored-content-length': String(object.blob.size),
    'x-goog-storage-class': 'STANDARD',
    'x-goog-generation': object.generation,
    'x-goog-metageneration': String(object.metageneration),
    'x-content-type-options': 'nosniff',
    ...(ACTIVE_TYPES.test(object.contentType) ? { 'content-security-policy': 'sandbox' } : {}),
  };
}

/** UTF-8 bytes as Latin-1 characters: Node refuses headers with other characters. */
function utf8(header: string): string {
  return Buffer.from(header, 'utf8').toString('latin1');
}
