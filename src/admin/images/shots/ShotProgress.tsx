import { useStore } from '@nanostores/react';
import Camera from 'lucide-react/icons/camera';
import { useEffect } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { shotCameraCopy as copy } from '#copy/admin/vehicles/shots.ts';
import { useImageList } from '../data/image-list.ts';
import { VEHICLE_IMAGES } from '../data/image-sets.ts';
import { $shotVehicle } from './open-camera.ts';
import { $shots, loadShots } from './shot-list.ts';

/** How much of the dealer's list of shots a vehicle has, and the camera for the rest. */
export function ShotProgress({ vehicleId }: { vehicleId: string }) {
  const shots = useStore($shots);
  const images = useImageList(VEHICLE_IMAGES, vehicleId);
  useEffect(() => void loadShots().catch(() => undefined), []);
  const missing = shots.filter(({ id }) => !images.some(({ shot }) => shot === id));
  const taken = shots.length - missing.length;
  return (
    <div className="stack">
      <Button onClick={() => $shotVehicle.set(vehicleId)}>
        <Camera aria-hidden="true" size={18} />
        {copy.open}
      </Button>
      {taken > 0 && (
        <p className="quiet">
          {copy.taken(taken, shots.length)}{' '}
          {missing.length > 0 &&
            missing.length <= taken &&
            copy.missing(missing.map(({ name }) => name).join(', '))}
        </p>
      )}
    </div>
  );
}
