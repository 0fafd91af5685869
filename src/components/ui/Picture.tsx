import { type IslandImage, pictureOf } from './island-image.ts';
import { pictureSources } from './picture-sources.ts';

interface PictureProps {
  image: IslandImage;
  alt: string;
  /** As on `<img>`: the width the image is shown at. */
  sizes: string;
  /** Loaded first; other images are loaded when they come near the window. */
  priority?: boolean;
  /** Widest variant on offer, in px. */
  widest?: number;
}

/** An image in the frame of the site in islands; `Picture.astro` draws the same on pages. */
export function Picture(props: PictureProps) {
  const { preview, color, width, height } = props.image;
  return (
    <div className="picture">
      {preview ? (
        <img className="picture__preview" src={preview} alt="" width={width} height={height} />
      ) : (
        color && <svg className="picture__color" color={color} aria-hidden="true" />
      )}
      <ResponsiveImage {...props} />
    </div>
  );
}

/** The `<picture>` alone, without a frame. */
export function ResponsiveImage({ image, alt, sizes, priority, widest }: PictureProps) {
  const found = pictureSources(pictureOf(image), widest);
  if (!found) return null;
  return (
    <picture>
      {found.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={found.src}
        srcSet={found.srcset}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}
