import { useContext, useState } from 'react';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import type { ManagedImage } from '../data/managed-image.ts';
import { UnpublishedOwner } from './unpublished-owner.ts';
import { useImageUrl } from './use-image-url.ts';

/** An image that fills its container; the original where its variant cannot be loaded. */
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
  const result = useImageUrl(image, width, useContext(UnpublishedOwner) || broken);
  if (result.state === 'failed')
    return <p className="image-card__empty quiet small">{copy.missing}</p>;
  if (result.state === 'loading') return <span className="image-card__empty quiet small" />;
  return <img src={result.url} alt={alt} onError={() => setBroken(true)} draggable={false} />;
}
