import { useContext, useEffect, useState } from 'react';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { hasVariants } from '#domain/image/image.ts';
import { variantUrl } from '#domain/image/image-address.ts';
import { readFile } from '#firebase/service/files.ts';
import type { ManagedImage } from '../data/managed-image.ts';
import { uploadedBlobs } from '../data/uploaded-blobs.ts';
import { UnpublishedOwner } from './unpublished-owner.ts';

/**
 * An image that fills its container, at about `width` px: its variant where it has one that loads, else
 * the original, which only staff can read, through the Storage SDK.
 */
export function ImageView({
  image,
  width,
  alt,
}: {
  image: ManagedImage;
  width: number;
  alt: string;
}) {
  const [broken, setBroken] = useState(false);
  const needsOriginal = useContext(UnpublishedOwner) || broken;
  const variant = needsOriginal ? null : variantOf(image, width);
  const original = useOriginal(image.storage_path, variant === null);
  const url = variant ?? original;
  if (url === null) return <p className="image-card__empty quiet small">{copy.missing}</p>;
  if (url === undefined) return <span className="image-card__empty quiet small" />;
  return <img src={url} alt={alt} onError={() => setBroken(true)} draggable={false} />;
}

/** The URL of an original where it is needed: undefined until it is read, null where it cannot be. */
function useOriginal(path: string, isNeeded: boolean): string | null | undefined {
  const [url, setUrl] = useState<string | null>();
  useEffect(() => {
    if (!isNeeded) {
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
        setUrl(objectUrl);
      },
      () => current && setUrl(null),
    );
    return () => {
      current = false;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
      setUrl(undefined);
    };
  }, [path, isNeeded]);
  return url;
}

function variantOf(image: ManagedImage, width: number): string | null {
  if (!hasVariants(image)) return null;
  const { widths, image_url } = image;
  const fitting = widths.find((candidate) => candidate >= width) ?? widths.at(-1);
  return fitting === undefined ? null : variantUrl(image_url, fitting, 'webp');
}
