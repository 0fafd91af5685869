import type { ObjectResource } from '#emulator/shared/events.ts';
import { attributesOf } from './attributes.ts';
import { downloadTokens, type StoredObject, TOKENS_KEY } from './objects.ts';

/**
 * An object in the JSON of the Cloud Storage API: for the Admin SDK and events. Its links are below
 * `publicUrl`, the origin under which SDKs reach the emulator.
 */
export function objectResource(object: StoredObject, publicUrl: string): ObjectResource {
  const path = `/storage/v1/b/${object.bucket}/o/${encodeURIComponent(object.name)}`;
  return {
    kind: 'storage#object',
    id: `${object.bucket}/${object.name}/${object.generation}`,
    selfLink: publicUrl + path,
    mediaLink: `${publicUrl}/download${path}?generation=${object.generation}&alt=media`,
    ...common(object),
    timeStorageClassUpdated: object.timeCreated,
    ...(Object.keys(object.metadata).length === 0 ? {} : { metadata: object.metadata }),
  };
}

/** An object as `resource` in the rules, without its download tokens. */
export function rulesResource(object: StoredObject): Record<string, unknown> {
  return { ...common(object), metadata: customOnly(object) };
}

/** An object in the JSON of the Firebase API, for the browser. */
export function firebaseMetadata(object: StoredObject): Record<string, unknown> {
  return {
    ...common(object),
    contentEncoding: object.contentEncoding ?? 'identity',
    metadata: customOnly(object),
    downloadTokens: downloadTokens(object).join(','),
  };
}

function common(object: StoredObject) {
  const { metadata: _metadata, ...chosen } = attributesOf(object);
  return {
    ...chosen,
    name: object.name,
    bucket: object.bucket,
    generation: object.generation,
    metageneration: String(object.metageneration),
    storageClass: 'STANDARD',
    size: String(object.blob.size),
    md5Hash: object.blob.md5Hash,
    crc32c: object.blob.crc32c,
    etag: entityTag(object),
    timeCreated: object.timeCreated,
    updated: object.updated,
  };
}

/** The ETag: it changes with content and metadata. */
export function entityTag(object: StoredObject): string {
  return `${object.generation}-${object.metageneration}`;
}

function customOnly(object: StoredObject): Record<string, string> {
  const { [TOKENS_KEY]: _tokens, ...custom } = object.metadata;
  return custom;
}
