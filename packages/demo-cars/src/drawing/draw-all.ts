import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type DemoImage,
  type ImageProperties,
  imageFolder,
  imageName,
  PROPERTIES_FILE,
} from '../image-files.ts';
import { ACCESSORY_LOOKS } from '../looks/accessories.ts';
import { LOOKS } from '../looks/index.ts';
import type { Look } from '../looks/look.ts';
import { viewsOf } from '../looks/views.ts';
import { drawImage } from './draw-image.ts';
import { encodeImage } from './encode-image.ts';

/**
 * Every image of the package. Cars in one place come one after another, because backdrops are
 * cached.
 */
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
  const all: Record<string, ImageProperties> = {};
  rmSync(dirname(PROPERTIES_FILE), { recursive: true, force: true });
  for (const image of images) {
    const { files, properties } = await encodeImage(await drawImage(image));
    const folder = imageFolder(image);
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of files) {
      writeFileSync(join(folder, name), content);
      bytes += content.length;
    }
    all[imageName(image)] = properties;
  }
  writeFileSync(PROPERTIES_FILE, `${JSON.stringify(all, null, 1)}\n`);
  console.log(`Drew ${images.length} images of ${(bytes / 1e6).toFixed(1)} MB.`);
}
