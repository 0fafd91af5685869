import Camera from 'lucide-react/icons/camera';
import { goTo } from '#admin/navigation/route.ts';
import { FileButton } from '#admin/ui/FileButton.tsx';
import { vehicleTableCopy as copy } from '#copy/admin/vehicles/vehicle-table.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { openAtMedia } from '../form/Media.tsx';

/**
 * In the place of the image of a vehicle that has none: the camera of a phone, or the files of a
 * computer. What is chosen is uploaded while its form opens at the images.
 */
export function TakeImages({ vehicle, name }: { vehicle: Vehicle; name: string }) {
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
      capture="environment"
      multiple
      onFiles={(files) => void upload(files)}
    >
      <Camera aria-hidden="true" size={20} />
    </FileButton>
  );
}
