import Camera from 'lucide-react/icons/camera';
import { $shotVehicle } from '#admin/images/shots/open-camera.ts';
import { goTo } from '#admin/navigation/route.ts';
import { FileButton } from '#admin/ui/FileButton.tsx';
import { useMediaQuery } from '#admin/ui/use-media-query.ts';
import { vehicleTableCopy as copy } from '#copy/admin/vehicles/vehicle-table.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { openAtMedia } from '../form/jump-to-media.ts';

/** A device that is held up to a car. */
const HANDHELD = '(pointer: coarse)';

/**
 * In the place of the image of a vehicle that has none: the shots of the dealer's list with the camera
 * of a phone, or the files of a computer, which are uploaded while its form opens at the images.
 */
export function TakeImages({ vehicle, name }: { vehicle: Vehicle; name: string }) {
  const isHandheld = useMediaQuery(HANDHELD);
  if (isHandheld) {
    return (
      <button
        type="button"
        className="thumbnail thumbnail--camera"
        aria-label={copy.takeImages(name)}
        onClick={() => $shotVehicle.set(vehicle.id)}
      >
        <Camera aria-hidden="true" size={20} />
      </button>
    );
  }
  async function upload(files: File[]): Promise<void> {
    const [{ VEHICLE_IMAGES }, { startUpload }] = await Promise.all([
      import('#admin/images/data/image-sets.ts'),
      import('#admin/images/upload/use-uploads.ts'),
    ]);
    void startUpload(files, { set: VEHICLE_IMAGES, ownerId: vehicle.id, text: '' });
    openAtMedia();
    await goTo('vehicle', vehicle.id);
  }
  return (
    <FileButton
      className="thumbnail thumbnail--camera"
      label={copy.takeImages(name)}
      name={copy.imagesOf(name)}
      accept="image/*"
      multiple
      onFiles={(files) => void upload(files)}
    >
      <Camera aria-hidden="true" size={20} />
    </FileButton>
  );
}
