import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef } from 'react';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { IMAGE_TYPES } from '#domain/image/image.ts';

const ACCEPT = [...IMAGE_TYPES, '.jpg', '.jpeg', '.png', '.webp'].join(',');

/** Buttons to choose images from the device or its camera. `allow` decides before the choice and after it. */
export function FilePicker({
  heading,
  multiple,
  allow,
  onFiles,
}: {
  /** The heading of the section, for the names of the hidden inputs. */
  heading: string;
  multiple: boolean;
  allow: () => boolean;
  onFiles: (files: File[]) => void;
}) {
  const choose = multiple ? copy.choose : copy.chooseOne;
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const onChange = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    // Cleared, so that choosing the same file again is a change as well.
    input.value = '';
    if (chosen.length > 0 && allow()) onFiles(chosen);
  };
  return (
    <div className="actions">
      <button
        type="button"
        className="button button--quiet"
        onClick={() => allow() && files.current?.click()}
      >
        <ImagePlus aria-hidden="true" size={18} />
        {choose}
      </button>
      <button
        type="button"
        className="button button--quiet"
        onClick={() => allow() && camera.current?.click()}
      >
        <Camera aria-hidden="true" size={18} />
        {copy.camera}
      </button>
      <input
        ref={files}
        type="file"
        hidden
        aria-label={`${heading}: ${choose}`}
        accept={ACCEPT}
        multiple={multiple}
        onChange={(event) => onChange(event.target)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        aria-label={`${heading}: ${copy.camera}`}
        accept="image/*"
        capture="environment"
        onChange={(event) => onChange(event.target)}
      />
    </div>
  );
}
