import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { FileButton } from '#admin/ui/FileButton.tsx';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { IMAGE_TYPES } from '#domain/image/image.ts';

const ACCEPT = [...IMAGE_TYPES, '.jpg', '.jpeg', '.png', '.webp'].join(',');

/**
 * Buttons to choose images from the device or, with `camera`, from that of the device. `allow` decides
 * before the choice and after it.
 */
export function FilePicker({
  heading,
  multiple,
  camera = true,
  allow = () => true,
  onFiles,
}: {
  /** The heading of the section, for the names of the hidden inputs. */
  heading: string;
  multiple: boolean;
  camera?: boolean;
  allow?: () => boolean;
  onFiles: (files: File[]) => void;
}) {
  const choose = multiple ? copy.choose : copy.chooseOne;
  const shared = { allow, onFiles };
  return (
    <div className="actions">
      <FileButton {...shared} name={`${heading}: ${choose}`} accept={ACCEPT} multiple={multiple}>
        <ImagePlus aria-hidden="true" size={18} />
        {choose}
      </FileButton>
      {camera && (
        <FileButton
          {...shared}
          name={`${heading}: ${copy.camera}`}
          accept="image/*"
          capture="environment"
        >
          <Camera aria-hidden="true" size={18} />
          {copy.camera}
        </FileButton>
      )}
    </div>
  );
}
