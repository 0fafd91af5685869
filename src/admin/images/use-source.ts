import { useEffect, useState } from 'react';
import { variantUrl } from '#domain/image/image-address.ts';
import { readFile } from '#firebase/files.ts';
import type { ManagedImage } from './image-sets.ts';
import { forgetJustUploaded, justUploaded } from './just-uploaded.ts';

export type Source = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; url: string };

/**
 * Where to show an image from: its variant once there is one, until then the staff-only original
 * through the Storage SDK. `original` asks for that one even when there are variants.
 */
export function useSource(image: ManagedImage, width: number, original = false): Source {
  const [url, setUrl] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const variant = original ? null : variantOf(image, width);
  const path = image.storage_path;
  useEffect(() => {
    if (variant !== null) return forgetJustUploaded(path);
    let objectUrl: string | null = null;
    let current = true;
    const local = justUploaded(path);
    (local ? Promise.resolve(local) : readFile(path)).then(
      (blob) => {
        if (!current) return;
        objectUrl = URL.createObjectURL(blob);
        setUrl(objectUrl);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
      setUrl(null);
      setFailed(false);
    };
  }, [variant, path]);
  if (variant !== null) return { state: 'ready', url: variant };
  if (failed) return { state: 'failed' };
  return url === null ? { state: 'loading' } : { state: 'ready', url };
}

function variantOf({ image_state, widths, image_url }: ManagedImage, width: number) {
  if (image_state !== 'ready') return null;
  const fitting = widths.find((candidate) => candidate >= width) ?? widths.at(-1);
  return fitting === undefined ? null : variantUrl(image_url, fitting, 'webp');
}
