/** A cylinder along y in which a material is cut away, as wheel arches are. */
export interface Cut {
  x: number;
  z: number;
  radius: number;
  /** Only parts farther out than this are cut. */
  minY: number;
}

/** For materials in which nothing is cut away. */
export const NO_CUTS: readonly Cut[] = [];

/** The cuts that may reach a triangle. */
export function cutsNear(
  positions: Float32Array,
  a: number,
  b: number,
  c: number,
  cuts: readonly Cut[],
): readonly Cut[] {
  if (cuts.length === 0) return NO_CUTS;
  const distance = (at: number, value: number) =>
    Math.max(
      Math.min(
        positions[a + at] as number,
        positions[b + at] as number,
        positions[c + at] as number,
      ) - value,
      value -
        Math.max(
          positions[a + at] as number,
          positions[b + at] as number,
          positions[c + at] as number,
        ),
    );
  const isNear = ({ x, z, radius }: Cut) => distance(0, x) < radius && distance(2, z) < radius;
  return cuts.some(isNear) ? cuts : NO_CUTS;
}

/** Whether a point of a triangle, given by its shares of corners `b` and `c`, is cut away. */
export function isCut(
  positions: Float32Array,
  a: number,
  b: number,
  c: number,
  shareB: number,
  shareC: number,
  cuts: readonly Cut[],
): boolean {
  const x = valueAt(positions, a, b, c, shareB, shareC);
  const y = valueAt(positions, a + 1, b + 1, c + 1, shareB, shareC);
  const z = valueAt(positions, a + 2, b + 2, c + 2, shareB, shareC);
  for (const cut of cuts) {
    if (Math.abs(y) > cut.minY && (x - cut.x) ** 2 + (z - cut.z) ** 2 < cut.radius ** 2)
      return true;
  }
  return false;
}

function valueAt(
  positions: Float32Array,
  a: number,
  b: number,
  c: number,
  shareB: number,
  shareC: number,
): number {
  const start = positions[a] as number;
  return (
    start +
    ((positions[b] as number) - start) * shareB +
    ((positions[c] as number) - start) * shareC
  );
}
