import { pictureToasts, pictureWords as words } from '#copy/admin/images.ts';
import { notifyError } from '../notify.ts';
import { useKeptText } from '../record/use-draft-text.ts';
import { TextField } from '../ui/TextField.tsx';
import { FilePicker } from './FilePicker.tsx';
import { PictureSection } from './ImageManager.tsx';
import { DAMAGE_PICTURES } from './image-sets.ts';
import { UploadList } from './UploadList.tsx';
import { usePictures } from './use-images.ts';
import { useUploads } from './use-uploads.ts';

/** The damage pictures of a vehicle: one at a time, each with its description. */
export function DamageManager({ vehicleId }: { vehicleId: string }) {
  const description = useKeptText({ kind: 'damage', id: vehicleId, keeping: 'device' }, '');
  const stock = usePictures(DAMAGE_PICTURES, vehicleId);
  const uploads = useUploads(DAMAGE_PICTURES, vehicleId, (text) =>
    // Not what is being written of the next one meanwhile.
    description.type((now) => (now.trim() === text ? '' : now)),
  );
  const described = () => {
    if (description.text.trim() !== '') return true;
    notifyError(pictureToasts.damage.describeFirst);
    return false;
  };
  return (
    <PictureSection set={DAMAGE_PICTURES} stock={stock} empty={words.none}>
      <TextField
        label={words.damageDescription}
        value={description.text}
        maxLength={1000}
        autoComplete="off"
        onChange={(event) => description.type(event.target.value)}
      />
      <FilePicker
        heading={DAMAGE_PICTURES.heading}
        multiple={false}
        allow={described}
        onFiles={(files) => void uploads.add(files, description.text.trim())}
      />
      <UploadList {...uploads} />
    </PictureSection>
  );
}
