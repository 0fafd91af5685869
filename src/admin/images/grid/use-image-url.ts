import { useEffect, useState } from 'react';
import { hasVariants } from '#domain/image/image.ts';
import { variantUrl } from '#domain/image/image-address.ts';
import { readFile } from '#firebase/service/files.ts';
import type { ManagedImage } from '../data/managed-image.ts';
import { forgetUploadedBlob, uploadedBlob } from '../data/uploaded-blobs.ts';

export type ImageUrl = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; url: string };

/**
 * The URL to show an image at about `width` px: its variant when it has one, else the original,
 * which only staff can read, through the Storage SDK. With `original` always the latter.
 */
export function useImageUrl(image: ManagedImage, width: number, original = false): ImageUrl {
  const [url, setUrl] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const variant = original ? null : variantOf(image, width);
  const path = image.storage_path;
  useEffect(() => {
    if (variant !== null) return forgetUploadedBlob(path);
    let objectUrl: string | null = null;
    let current = true;
    const local = uploadedBlob(path);
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

function variantOf(image: ManagedImage, width: number): string | null {
  if (!hasVariants(image)) return null;
  const { widths, image_url } = image;
  const fitting = widths.find((candidate) => candidate >= width) ?? widths.at(-1);
  return fitting === undefined ? null : variantUrl(image_url, fitting, 'webp');
}
