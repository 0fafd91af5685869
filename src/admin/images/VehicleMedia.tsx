import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { BatteryDocuments } from './battery/BatteryDocuments.tsx';
import { DamageManager } from './DamageManager.tsx';
import { VEHICLE_IMAGES } from './data/image-sets.ts';
import { ImageManager } from './ImageManager.tsx';

/** Images, damages and battery documents of a vehicle; `vehicleId` is null until it is saved. */
export default function VehicleMedia({
  id,
  ref,
  vehicleId,
  electric,
}: {
  id: string;
  /** Called when it has been rendered. */
  ref: () => void;
  vehicleId: string | null;
  electric: boolean;
}) {
  return (
    <div id={id} ref={ref} className="vehicle-media">
      <ImageManager set={VEHICLE_IMAGES} ownerId={vehicleId} hint={copy.saveFirst} />
      {vehicleId !== null && <DamageManager vehicleId={vehicleId} />}
      {vehicleId !== null && electric && <BatteryDocuments vehicleId={vehicleId} />}
    </div>
  );
}
