import { useState } from 'react';
import { imageManagerCopy as words } from '#copy/admin/images.ts';
import type { ManagedImage } from './image-sets.ts';
import { useSource } from './use-source.ts';

/** An image as large as its place; the original where its variant cannot be shown. */
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
  const source = useSource(image, width, broken);
  if (source.state === 'failed') return <p className="image-card__empty">{words.missing}</p>;
  if (source.state === 'loading') return <span className="image-card__empty" />;
  return <img src={source.url} alt={alt} onError={() => setBroken(true)} draggable={false} />;
}
