import type { Place } from '../cars/decals/shapes.ts';

/** Where the driver sits, in metres across. */
export const DRIVER = -0.38;

/** A rectangle by its middle and size, in metres. */
export type Box = readonly [y: number, z: number, width: number, height: number];

/** The corners of such a rectangle. */
export function box(y: number, z: number, width: number, height: number): Place[] {
  return [
    [y - width / 2, z - height / 2],
    [y + width / 2, z - height / 2],
    [y + width / 2, z + height / 2],
    [y - width / 2, z + height / 2],
  ];
}
