import { imageManagerCopy as words } from '#copy/admin/images.ts';
import { BatteryDocuments } from './BatteryDocuments.tsx';
import { DamageManager } from './DamageManager.tsx';
import { ImageManager } from './ImageManager.tsx';
import { VEHICLE_IMAGES } from './image-sets.ts';

/** Everything with files that belongs to a vehicle; `vehicleId` is null until it is saved. */
export default function VehicleMedia({
  id,
  ref,
  vehicleId,
  electric,
}: {
  id: string;
  /** Called once it stands on the page. */
  ref: () => void;
  vehicleId: string | null;
  electric: boolean;
}) {
  return (
    <div id={id} ref={ref} className="vehicle-media">
      <ImageManager set={VEHICLE_IMAGES} ownerId={vehicleId} hint={words.saveFirst} />
      {vehicleId !== null && <DamageManager vehicleId={vehicleId} />}
      {vehicleId !== null && electric && <BatteryDocuments vehicleId={vehicleId} />}
    </div>
  );
}
