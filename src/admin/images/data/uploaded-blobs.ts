/**
 * By storage path: images that this browser has uploaded, shown without downloading them. Each is
 * deleted once it has variants, to free its memory.
 */
export const uploadedBlobs = new Map<string, Blob>();
