import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type DemoImage, imageFile } from '../image-files.ts';
import { ACCESSORY_LOOKS } from '../looks/accessories.ts';
import { LOOKS } from '../looks/index.ts';
import type { Look } from '../looks/look.ts';
import { viewsOf } from '../looks/views.ts';
import { drawImage } from './draw-image.ts';

/** Every image of the package: cars in one place one after another, as their backdrops are cached. */
export function allImages(): DemoImage[] {
  const places = Map.groupBy(Object.entries(LOOKS), ([, { scene }]) => scene);
  return [
    ...[...places.values()].flat().flatMap(([id, look]) => imagesOf(id, look)),
    ...Object.keys(ACCESSORY_LOOKS).map((id): DemoImage => ({ kind: 'accessory', id })),
  ];
}

function imagesOf(id: string, look: Look): DemoImage[] {
  return [
    ...viewsOf(look).map((view): DemoImage => ({ kind: 'vehicle', id, view })),
    ...(look.damages ?? []).map((_, index): DemoImage => ({ kind: 'damage', id, index })),
  ];
}

if (import.meta.main) {
  let bytes = 0;
  const images = allImages();
  for (const image of images) {
    const file = imageFile(image);
    const drawn = await drawImage(image);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, drawn);
    bytes += drawn.length;
  }
  console.log(`Drew ${images.length} images of ${(bytes / 1e6).toFixed(1)} MB.`);
}
