import { fileURLToPath } from 'node:url';
import type { ViewName } from './looks/views.ts';

/** An image of the package. */
export type DemoImage =
  | { kind: 'vehicle'; id: string; view: ViewName }
  | { kind: 'damage'; id: string; index: number }
  | { kind: 'accessory'; id: string };

/** The path of an image's file. */
export function imageFile(image: DemoImage): string {
  return fileURLToPath(new URL(`../images/${fileName(image)}.webp`, import.meta.url));
}

function fileName(image: DemoImage): string {
  if (image.kind === 'accessory') return `accessories/${image.id}`;
  return `${image.id}/${image.kind === 'vehicle' ? image.view : `damage_${image.index}`}`;
}
