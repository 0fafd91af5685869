import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef } from 'react';
import { imageManagerCopy as words } from '#copy/admin/images.ts';
import { IMAGE_TYPES } from '#domain/image/image.ts';

const ACCEPT = [...IMAGE_TYPES, '.jpg', '.jpeg', '.png', '.webp'].join(',');

/** Picks images from the device, or straight from its camera. `allow` may refuse beforehand. */
export function FilePicker({
  heading,
  multiple,
  allow,
  onFiles,
}: {
  /** Of the section: names the hidden inputs. */
  heading: string;
  multiple: boolean;
  allow: () => boolean;
  onFiles: (files: File[]) => void;
}) {
  const choose = multiple ? words.choose : words.chooseOne;
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    // The same file may be chosen again after it failed.
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
        {words.camera}
      </button>
      <input
        ref={files}
        type="file"
        hidden
        aria-label={`${heading}: ${choose}`}
        accept={ACCEPT}
        multiple={multiple}
        onChange={(event) => take(event.target)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        aria-label={`${heading}: ${words.camera}`}
        accept="image/*"
        capture="environment"
        onChange={(event) => take(event.target)}
      />
    </div>
  );
}
