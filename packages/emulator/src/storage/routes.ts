import { unsupported } from '#emulator/wire/status-error.ts';

export interface Route {
  api: 'web' | 'admin' | 'adminUpload';
  bucket: string;
  /** The path after the bucket, percent-encoded: `/o/vehicle-images%2Fa.jpg`. */
  rest: string;
}

const ROUTES: [Route['api'], RegExp][] = [
  ['web', /^\/v0\/b\/([^/]+)(\/.*)?$/],
  ['adminUpload', /^\/(?:resumable\/)?upload\/storage\/v1\/b\/([^/]+)(\/.*)?$/],
  ['admin', /^(?:\/download)?(?:\/storage\/v1)?\/b\/([^/]+)(\/.*)?$/],
];

const UNSUPPORTED: [string, RegExp][] = [
  ['the list and creation of buckets', /^(?:\/storage\/v1)?\/b\/?$/],
  ['HMAC keys', /^(?:\/storage\/v1)?\/projects\/[^/]+\/hmacKeys(?:\/|$)/],
  ['service accounts of Storage', /^(?:\/storage\/v1)?\/projects\/[^/]+\/serviceAccount$/],
  ['batches of Storage calls', /^\/batch\/storage\/v1$/],
];

/** Where a path of the Storage APIs leads; null for the path of another service. */
export function findRoute(pathname: string): Route | null {
  for (const [api, pattern] of ROUTES) {
    const match = pattern.exec(pathname);
    if (match?.[1] !== undefined) return { api, bucket: match[1], rest: match[2] ?? '' };
  }
  return null;
}

/** Throws for the paths of Cloud Storage that the emulator does not have. */
export function refuseOtherPaths(method: string, pathname: string, bucket: string): void {
  const found = UNSUPPORTED.find(([, pattern]) => pattern.test(pathname));
  if (found !== undefined) throw unsupported(`${found[0]} (${method} ${pathname})`);
  if (pathname.startsWith(`/${bucket}/`)) {
    throw unsupported(`signed URLs and the XML API of Cloud Storage (${method} ${pathname})`);
  }
}
