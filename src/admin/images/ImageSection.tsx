import { type ReactNode, useId } from 'react';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { LoadedAt } from '../ui/LoadedAt.tsx';
import type { ImageSet } from './data/image-sets.ts';
import type { useImages } from './data/use-images.ts';
import type { ImageDetails } from './grid/ImageCard.tsx';
import { ImageGrid } from './grid/ImageGrid.tsx';

interface Props {
  set: ImageSet;
  list: ReturnType<typeof useImages>;
  empty: string;
  /** The further content of a card, next to the text of its image. */
  details?: ImageDetails | undefined;
  children: ReactNode;
}

/** A section with heading, upload rules and grid; `children` are the upload controls. */
export function ImageSection({ set, list, empty, details, children }: Props) {
  const heading = useId();
  return (
    <section className="group" aria-labelledby={heading}>
      <div className="view-head">
        <h2 id={heading}>{set.heading}</h2>
        {list.hasOwner && <LoadedAt state={list} onRefresh={list.load} />}
      </div>
      <p className="field__hint">{copy.rules}</p>
      {children}
      {list.images.length === 0 && (!list.hasOwner || list.loadedAt) && (
        <p className="quiet">{empty}</p>
      )}
      {list.images.length > 0 && <ImageGrid set={set} list={list} details={details} />}
    </section>
  );
}
