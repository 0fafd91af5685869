import { LOOKS } from '../looks/index.ts';
import { SCENES } from '../scenes/places.ts';

export const DRAWING_THREADS = 2;

const PLACES = Object.keys(SCENES);

/**
 * The thread that draws the images of a vehicle or accessory: one for all that stand in one place,
 * since each thread draws its own backdrops.
 */
export function threadOf(id: string, threads: number): number {
  const look = LOOKS[id];
  return (look ? PLACES.indexOf(look.scene) : id.length) % threads;
}
