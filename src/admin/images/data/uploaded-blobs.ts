/** By storage path: images that this browser has uploaded, shown without downloading them. */
const blobs = new Map<string, Blob>();

export function rememberUploadedBlob(path: string, blob: Blob): void {
  blobs.set(path, blob);
}

export function uploadedBlob(path: string): Blob | undefined {
  return blobs.get(path);
}

/** Frees the memory of an image that has variants now. */
export function forgetUploadedBlob(path: string): void {
  blobs.delete(path);
}
