import { useEffect, useState } from 'react';
import { hasVariants } from '#domain/image/image.ts';
import { variantUrl } from '#domain/image/image-address.ts';
import { readFile } from '#firebase/service/files.ts';
import type { ManagedImage } from '../data/managed-image.ts';
import { uploadedBlobs } from '../data/uploaded-blobs.ts';

export type ImageUrl = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; url: string };

const LOADING = { state: 'loading' } as const;

/**
 * The URL to show an image at about `width` px: its variant when it has one, else the original,
 * which only staff can read, through the Storage SDK. With `original` always the latter.
 */
export function useImageUrl(image: ManagedImage, width: number, original = false): ImageUrl {
  const [read, setRead] = useState<ImageUrl>(LOADING);
  const variant = original ? null : variantOf(image, width);
  const path = image.storage_path;
  useEffect(() => {
    if (variant !== null) {
      uploadedBlobs.delete(path);
      return;
    }
    let objectUrl: string | null = null;
    let current = true;
    const local = uploadedBlobs.get(path);
    (local ? Promise.resolve(local) : readFile(path)).then(
      (blob) => {
        if (!current) return;
        objectUrl = URL.createObjectURL(blob);
        setRead({ state: 'ready', url: objectUrl });
      },
      () => current && setRead({ state: 'failed' }),
    );
    return () => {
      current = false;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
      setRead(LOADING);
    };
  }, [variant, path]);
  return variant === null ? read : { state: 'ready', url: variant };
}

function variantOf(image: ManagedImage, width: number): string | null {
  if (!hasVariants(image)) return null;
  const { widths, image_url } = image;
  const fitting = widths.find((candidate) => candidate >= width) ?? widths.at(-1);
  return fitting === undefined ? null : variantUrl(image_url, fitting, 'webp');
}
