import { imageManagerCopy as copy, imageToastCopy } from '#copy/admin/images.ts';
import { useDraftText } from '../autosave/use-draft-text.ts';
import { notifyError } from '../feedback/notify.ts';
import { TextField } from '../ui/TextField.tsx';
import { DAMAGE_IMAGES } from './data/image-sets.ts';
import { useImages } from './data/use-images.ts';
import { ImageSection } from './ImageSection.tsx';
import { FilePicker } from './upload/FilePicker.tsx';
import { LostUploads } from './upload/LostUploads.tsx';
import { UploadList } from './upload/UploadList.tsx';
import { useUploads } from './upload/use-uploads.ts';

/** The damage images of a vehicle, uploaded one at a time with a description. */
export function DamageManager({ vehicleId }: { vehicleId: string }) {
  const description = useDraftText({ kind: 'damage', id: vehicleId, storage: 'device' }, '');
  const list = useImages(DAMAGE_IMAGES, vehicleId);
  const uploads = useUploads(DAMAGE_IMAGES, vehicleId, (text) =>
    // A description that staff have begun for the next image stays.
    description.type((now) => (now.trim() === text ? '' : now)),
  );
  const hasDescription = () => {
    if (description.text.trim() !== '') return true;
    notifyError(imageToastCopy.damage.describeFirst);
    return false;
  };
  return (
    <ImageSection set={DAMAGE_IMAGES} list={list} empty={copy.none}>
      <TextField
        label={copy.damageDescription}
        value={description.text}
        maxLength={1000}
        autoComplete="off"
        onChange={(event) => description.type(event.target.value)}
      />
      <FilePicker
        heading={DAMAGE_IMAGES.heading}
        multiple={false}
        allow={hasDescription}
        onFiles={(files) => void uploads.add(files, description.text.trim())}
      />
      <LostUploads set={DAMAGE_IMAGES} ownerId={vehicleId} />
      <UploadList {...uploads} />
    </ImageSection>
  );
}
