import { useMemo } from 'react';
import { Nodes } from './Nodes.tsx';

interface CarImageProps {
  /** The `<picture>` of a built page; null where there is none. */
  image: Element | null;
  /** As on `<img>`: the width the image is shown at. */
  sizes: string;
}

/** The first image of a vehicle in the frame of the site, as decoration beside its name. */
export function CarImage({ image, sizes }: CarImageProps) {
  const nodes = useMemo(() => {
    const copy = image?.cloneNode(true);
    if (!(copy instanceof Element)) return [];
    for (const source of copy.querySelectorAll('source, img')) source.setAttribute('sizes', sizes);
    const picture = copy.querySelector('img');
    picture?.setAttribute('alt', '');
    picture?.setAttribute('loading', 'lazy');
    return [copy];
  }, [image, sizes]);
  return <Nodes className="picture" nodes={nodes} />;
}
