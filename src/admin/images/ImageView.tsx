import { useState } from 'react';
import { pictureWords as words } from '#copy/admin/images.ts';
import type { ManagedPicture } from './image-sets.ts';
import { useSource } from './use-source.ts';

/** A picture as large as its place; the original where its variant cannot be shown. */
export function PictureView({
  picture,
  width,
  alt,
}: {
  picture: ManagedPicture;
  width: number;
  alt: string;
}) {
  const [broken, setBroken] = useState(false);
  const source = useSource(picture, width, broken);
  if (source.state === 'failed') return <p className="picture-card__empty">{words.missing}</p>;
  if (source.state === 'loading') return <span className="picture-card__empty" />;
  return <img src={source.url} alt={alt} onError={() => setBroken(true)} draggable={false} />;
}
