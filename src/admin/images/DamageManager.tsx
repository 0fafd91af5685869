import { imageToastCopy, imageManagerCopy as words } from '#copy/admin/images.ts';
import { useDraftText } from '../autosave/use-draft-text.ts';
import { notifyError } from '../feedback/notify.ts';
import { TextField } from '../ui/TextField.tsx';
import { FilePicker } from './FilePicker.tsx';
import { ImageSection } from './ImageManager.tsx';
import { DAMAGE_IMAGES } from './image-sets.ts';
import { UploadList } from './UploadList.tsx';
import { useImages } from './use-images.ts';
import { useUploads } from './use-uploads.ts';

/** The damage images of a vehicle: one at a time, each with its description. */
export function DamageManager({ vehicleId }: { vehicleId: string }) {
  const description = useDraftText({ kind: 'damage', id: vehicleId, storage: 'device' }, '');
  const stock = useImages(DAMAGE_IMAGES, vehicleId);
  const uploads = useUploads(DAMAGE_IMAGES, vehicleId, (text) =>
    // Not what is being written of the next one meanwhile.
    description.type((now) => (now.trim() === text ? '' : now)),
  );
  const described = () => {
    if (description.text.trim() !== '') return true;
    notifyError(imageToastCopy.damage.describeFirst);
    return false;
  };
  return (
    <ImageSection set={DAMAGE_IMAGES} stock={stock} empty={words.none}>
      <TextField
        label={words.damageDescription}
        value={description.text}
        maxLength={1000}
        autoComplete="off"
        onChange={(event) => description.type(event.target.value)}
      />
      <FilePicker
        heading={DAMAGE_IMAGES.heading}
        multiple={false}
        allow={described}
        onFiles={(files) => void uploads.add(files, description.text.trim())}
      />
      <UploadList {...uploads} />
    </ImageSection>
  );
}
