import Car from 'lucide-react/icons/car';
import { useEffect, useRef, useState } from 'react';
import { type Covered, privateCover, publicCover } from './cover-url.ts';

/** The first image of a vehicle, loaded once it is near the screen; without one a drawn car. */
export default function Thumbnail({ vehicle }: { vehicle: Covered }) {
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
