import { mediaAddress } from '#domain/image/image-address.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

export type Covered = Pick<Vehicle, 'cover' | 'unpublished' | 'trashed_at'>;

/** Object URLs that are remembered: a few MB of images that the browser need not load again. */
const MOST_REMEMBERED = 300;
const objectUrls = new Map<string, Promise<string>>();

/** The public address of a cover; null where visitors do not see its vehicle. */
export function publicCover({ cover, unpublished, trashed_at }: Covered): string | null {
  if (cover === null || unpublished || trashed_at !== null) return null;
  return mediaAddress(cover.replace(/^variants/u, '/pictures'));
}

/** A URL of a cover without a public address, read with the session of the staff member. */
export function privateCover(cover: string): Promise<string> {
  const known = objectUrls.get(cover);
  if (known) return known;
  const [oldest] = objectUrls;
  if (oldest && objectUrls.size >= MOST_REMEMBERED) {
    objectUrls.delete(oldest[0]);
    void oldest[1].then(URL.revokeObjectURL, () => undefined);
  }
  // Loaded here, since most stocks are on the site, and the dashboard has no use for Storage otherwise.
  const url = import('#firebase/service/files.ts')
    .then(({ readFile }) => readFile(cover))
    .then((blob) => URL.createObjectURL(blob));
  url.catch(() => objectUrls.delete(cover));
  objectUrls.set(cover, url);
  return url;
}
