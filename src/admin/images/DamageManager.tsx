import { useState } from 'react';
import { pictureToasts, pictureWords as words } from '../../copy/admin-pictures.ts';
import { notifyError, notifySuccess } from '../notify.ts';
import { TextField } from '../ui/TextField.tsx';
import { FilePicker } from './FilePicker.tsx';
import { PictureSection } from './PictureManager.tsx';
import { DAMAGE_PICTURES } from './picture-sets.ts';
import { usePictures } from './use-pictures.ts';
import { useUploads } from './use-uploads.ts';

const toasts = pictureToasts.damage;

/** The damage pictures of a vehicle: one at a time, each with its description. */
export function DamageManager({ vehicleId }: { vehicleId: string }) {
  const [description, setDescription] = useState('');
  const stock = usePictures(DAMAGE_PICTURES, vehicleId);
  const uploads = useUploads(
    DAMAGE_PICTURES.folder,
    async (owner, paths) => {
      const added = await stock.add(owner, paths, description.trim());
      if (added) {
        setDescription('');
        notifySuccess(toasts.uploaded);
      }
      return added;
    },
    (cause) => notifyError(toasts.uploadFailed, cause),
  );
  const described = () => {
    if (description.trim() !== '') return true;
    notifyError(toasts.describeFirst);
    return false;
  };
  return (
    <PictureSection
      set={DAMAGE_PICTURES}
      stock={stock}
      uploads={{ ...uploads, ownerId: vehicleId }}
      empty={words.none}
    >
      <TextField
        label={words.damageDescription}
        value={description}
        maxLength={1000}
        autoComplete="off"
        onChange={(event) => setDescription(event.target.value)}
      />
      <FilePicker
        heading={DAMAGE_PICTURES.heading}
        multiple={false}
        allow={described}
        onFiles={(files) => void uploads.add(vehicleId, files)}
      />
    </PictureSection>
  );
}
