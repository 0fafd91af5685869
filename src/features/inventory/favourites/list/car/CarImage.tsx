import type { IslandImage } from '#components/ui/island-image.ts';
import { Picture } from '#components/ui/Picture.tsx';
import { ribbonCopy } from '#copy/labels.ts';
import type { Seen } from '#domain/favourites/favourites.ts';

interface CarImageProps {
  /** Null or undefined where there is none. */
  image: IslandImage | null | undefined;
  seen: Seen;
  /** As on `<img>`: the width the image is shown at. */
  sizes: string;
}

/** The first image of a vehicle in the frame of the site, as decoration beside its name, and its ribbon. */
export function CarImage({ image, seen: { standing }, sizes }: CarImageProps) {
  const ribbon = standing === 'sold' || standing === 'reserved' ? standing : null;
  return (
    <>
      {image ? <Picture image={image} alt="" sizes={sizes} /> : <div className="picture" />}
      {ribbon && <span className={`ribbon ribbon--${ribbon}`}>{ribbonCopy[ribbon]}</span>}
    </>
  );
}
