import { imageManagerCopy as copy, imageToastCopy } from '#copy/admin/images.ts';
import { notifyError } from '../feedback/notify.ts';
import { type ImageSet, VEHICLE_IMAGES } from './data/image-sets.ts';
import { useImages } from './data/use-images.ts';
import { ImageSection } from './ImageSection.tsx';
import { ShotProgress } from './shots/ShotProgress.tsx';
import { FilePicker } from './upload/FilePicker.tsx';
import { UploadList } from './upload/UploadList.tsx';
import { useUploads } from './upload/use-uploads.ts';

interface Props {
  set: ImageSet;
  ownerId: string | null;
  hint: string;
}

/**
 * The images of one vehicle or accessory, with upload, order, primary image, captions and delete.
 * While the owner is not saved, `hint` says that it has to be.
 */
export function ImageManager({ set, ownerId, hint }: Props) {
  const list = useImages(set, ownerId);
  const uploads = useUploads(set, ownerId ?? '');
  return (
    <ImageSection set={set} list={list} empty={ownerId === null ? hint : copy.none}>
      {set === VEHICLE_IMAGES && ownerId !== null && <ShotProgress vehicleId={ownerId} />}
      <FilePicker
        heading={set.heading}
        multiple
        // Of a vehicle, the camera with the list takes them.
        camera={set !== VEHICLE_IMAGES}
        allow={() => ownerId !== null || notifyNoOwner(set)}
        onFiles={(files) => void uploads.add(files)}
      />
      <UploadList {...uploads} />
    </ImageSection>
  );
}

function notifyNoOwner(set: ImageSet): false {
  if (set.kind.ownerField === 'vehicle_id') {
    notifyError(imageToastCopy.noVehicle, imageToastCopy.noVehicleBody);
  } else {
    notifyError(imageToastCopy.noAccessory, imageToastCopy.noAccessoryBody);
  }
  return false;
}
