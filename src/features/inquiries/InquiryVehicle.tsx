import { useEffect, useRef } from 'react';
import { formatKroner } from '#copy/format.ts';
import type { VehicleInfo } from '#domain/inquiry/submission.ts';

interface InquiryVehicleProps {
  name: string;
  vehicle: VehicleInfo;
  /** The first image of its gallery, or the gallery's placeholder; null without a gallery. */
  image: Element | null;
}

/** The vehicle that a dialog asks about: small image, name, year and price. */
export function InquiryVehicle({ name, vehicle, image }: InquiryVehicleProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.replaceChildren(...(image ? [image] : [])), [image]);
  return (
    <div className="inquiry-vehicle">
      {image && <div className="inquiry-vehicle__image" ref={frame} aria-hidden="true" />}
      <p>
        <strong>{name}</strong> {vehicle.year}
        {vehicle.price > 0 && <span className="figures">{formatKroner(vehicle.price)}</span>}
      </p>
    </div>
  );
}

/**
 * A copy of what the gallery of the page shows first: the image in the file that the browser has
 * loaded for it, or the placeholder of a vehicle without images. The page shows other vehicles, too.
 */
export function galleryImage(): Element | null {
  const shown = document.querySelector('[data-read="images"] :is(picture img, .no-image)');
  if (!(shown instanceof HTMLImageElement)) return (shown?.cloneNode(true) as Element) ?? null;
  const image = new Image(96, 54);
  image.src = shown.currentSrc || shown.src;
  image.alt = '';
  return image;
}
