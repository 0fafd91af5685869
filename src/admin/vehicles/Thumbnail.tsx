import Car from 'lucide-react/icons/car';
import { useEffect, useRef, useState } from 'react';
import { mediaAddress } from '#domain/image/image-address.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** The first image of a vehicle, loaded once it is near the screen; without one a drawn car. */
export function Thumbnail({ vehicle }: { vehicle: Covered }) {
  return <Cover key={vehicle.cover} vehicle={vehicle} />;
}

function Cover({ vehicle }: { vehicle: Covered }) {
  const frame = useRef<HTMLSpanElement>(null);
  // A vehicle may have been taken off the site since it was loaded.
  const [refused, setRefused] = useState(false);
  const [read, setRead] = useState<string | null>(null);
  const { cover } = vehicle;
  const address = refused ? null : publicCover(vehicle);
  const isPrivate = cover !== null && address === null;
  useEffect(() => {
    if (!isPrivate || !frame.current) return;
    let current = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      privateCover(cover).then(
        (url) => current && setRead(url),
        () => undefined,
      );
    });
    observer.observe(frame.current);
    return () => {
      current = false;
      observer.disconnect();
    };
  }, [isPrivate, cover]);
  const url = address ?? read;
  return (
    <span ref={frame} className="thumbnail">
      {url === null ? (
        <Car aria-hidden="true" size={22} />
      ) : (
        <img
          src={url}
          alt=""
          width={64}
          height={48}
          loading="lazy"
          decoding="async"
          onError={() => setRefused(true)}
        />
      )}
    </span>
  );
}

type Covered = Pick<Vehicle, 'cover' | 'unpublished' | 'trashed_at'>;

/** Object URLs that are remembered: a few MB of images that the browser need not load again. */
const MOST_REMEMBERED = 300;
const objectUrls = new Map<string, Promise<string>>();

/** The public address of a cover; null where visitors do not see its vehicle. */
function publicCover({ cover, unpublished, trashed_at }: Covered): string | null {
  if (cover === null || unpublished || trashed_at !== null) return null;
  return mediaAddress(cover.replace(/^variants/u, '/pictures'));
}

/** A URL of a cover without a public address, read with the session of the staff member. */
function privateCover(cover: string): Promise<string> {
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
