import { formatKroner } from '#copy/format.ts';
import { vehicleName } from '#copy/labels.ts';
import type { VehicleInfo } from '#domain/inquiry/submission.ts';

interface InquiryVehicleProps {
  vehicle: VehicleInfo;
  /** Address of an image of it, if the page shows one. */
  image: string | undefined;
}

/** The vehicle that a dialog asks about: small image, name, year and price. */
export function InquiryVehicle({ vehicle, image }: InquiryVehicleProps) {
  return (
    <div className="inquiry-vehicle">
      {image && <img src={image} alt="" width={96} height={54} />}
      <p>
        <strong>{vehicleName(vehicle)}</strong> {vehicle.year}
        {vehicle.price > 0 && <span className="figures">{formatKroner(vehicle.price)}</span>}
      </p>
    </div>
  );
}

/** The image of the vehicle that the page has loaded already: the first of its content. */
export function loadedVehicleImage(): string | undefined {
  const image = document.querySelector<HTMLImageElement>('main picture img');
  return image?.currentSrc || undefined;
}
