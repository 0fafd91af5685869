/** By storage path: what this device has just sent need not be fetched back to be shown. */
const blobs = new Map<string, Blob>();

export function keepJustUploaded(path: string, blob: Blob): void {
  blobs.set(path, blob);
}

export function justUploaded(path: string): Blob | undefined {
  return blobs.get(path);
}

/** The image has its variants by now. */
export function forgetJustUploaded(path: string): void {
  blobs.delete(path);
}
