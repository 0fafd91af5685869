import { useStore } from '@nanostores/react';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { BATTERY_DOCUMENTS } from '#domain/image/upload-kinds.ts';
import { $publishing } from '../publishing/store.ts';
import { jumpIfAsked, MEDIA_ID } from '../vehicles/form/jump-to-media.ts';
import { BatteryDocuments } from './battery/BatteryDocuments.tsx';
import { DamageManager } from './DamageManager.tsx';
import { VEHICLE_IMAGES } from './data/image-sets.ts';
import { ImageManager } from './ImageManager.tsx';

interface Props {
  vehicleId: string | null;
  electric: boolean;
}

/** Images, damages and battery documents of a vehicle; `vehicleId` is null until it is saved. */
export default function VehicleMedia({ vehicleId, electric }: Props) {
  const hasRefusedTest = useHasRefusedTest(vehicleId);
  return (
    <div id={MEDIA_ID} ref={jumpIfAsked} className="vehicle-media">
      <ImageManager set={VEHICLE_IMAGES} ownerId={vehicleId} hint={copy.saveFirst} />
      {vehicleId !== null && <DamageManager vehicleId={vehicleId} />}
      {vehicleId !== null && (electric || hasRefusedTest) && (
        <BatteryDocuments vehicleId={vehicleId} />
      )}
    </div>
  );
}

/** Whether 'I dag' names a battery test of the vehicle, which staff then have to find here. */
function useHasRefusedTest(vehicleId: string | null): boolean {
  const { rejected = [] } = useStore($publishing).publishing ?? {};
  return rejected.some(
    ({ path, owner }) =>
      path.startsWith(`${BATTERY_DOCUMENTS.collection}/`) && owner === `vehicles/${vehicleId}`,
  );
}
