import sharp from 'sharp';
import { toLinear } from './color.ts';
import { normalize, type Vector } from './vector.ts';

/** Light that arrives from all directions, as a square map (octahedral: the eight faces unfolded). */
export interface LightMap {
  size: number;
  texels: Float32Array;
}

export interface Environment {
  /** What a mirror reflects. */
  sharp: LightMap;
  /** What metallic paint reflects. */
  soft: LightMap;
  /** What a matt surface receives. */
  diffuse: LightMap;
  /** Direction to the sun, or to the largest lamp; its light. */
  sun: Vector;
  sunLight: number;
}

const SHARP_SIZE = 256;
const SOFT_SIZE = 48;
const DIFFUSE_SIZE = 24;
const COLUMNS = 512;
const ROWS = 256;
/** White of the panorama is this bright. */
const EXPOSURE = 1;

/** An environment of a panorama, an SVG of 360 × 180 units, zenith at the
 * top, the way to the nose in its middle column less 180, turning right from left to right. */
export async function createEnvironment(
  panorama: string,
  sun: Vector,
  sunLight: number,
): Promise<Environment> {
  const bytes = await sharp(Buffer.from(panorama))
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const direct = (direction: Vector): Vector => {
    const column = Math.floor(
      ((1 - Math.atan2(direction[1], direction[0]) / Math.PI) / 2) * COLUMNS,
    );
    const row = Math.floor((Math.acos(direction[2]) / Math.PI) * ROWS);
    const at = (Math.min(row, ROWS - 1) * COLUMNS + (column % COLUMNS)) * 3;
    const light = (channel: number) => {
      const value = toLinear(bytes[at + channel] as number) * EXPOSURE;
      // Lamps and bright sky are brighter than the values of an image can express.
      return value + value ** 4 * 1.6;
    };
    return [light(0), light(1), light(2)];
  };
  const sharpMap = fillMap(SHARP_SIZE, direct);
  return {
    sharp: sharpMap,
    soft: fillMap(SOFT_SIZE, blurred(direct, 24)),
    diffuse: fillMap(DIFFUSE_SIZE, blurred(direct, 1)),
    sun: normalize(sun),
    sunLight,
  };
}

/** The average of directions around one, weighted with their cosine to the power `focus`. */
function blurred(direct: (direction: Vector) => Vector, focus: number) {
  const directions = spherePoints(600);
  const lights = directions.map(direct);
  return ([x, y, z]: Vector): Vector => {
    const sum = [0, 0, 0];
    let weights = 0;
    directions.forEach((direction, index) => {
      const cosine = direction[0] * x + direction[1] * y + direction[2] * z;
      if (cosine <= 0) return;
      const weight = cosine ** focus;
      weights += weight;
      const light = lights[index] as Vector;
      for (let axis = 0; axis < 3; axis += 1)
        sum[axis] = (sum[axis] as number) + (light[axis] as number) * weight;
    });
    return sum.map((value) => value / weights) as unknown as Vector;
  };
}

/** Points spread evenly over a sphere (a Fibonacci spiral). */
function spherePoints(count: number): Vector[] {
  return Array.from({ length: count }, (_, index) => {
    const z = 1 - (2 * (index + 0.5)) / count;
    const around = index * Math.PI * (3 - Math.sqrt(5));
    const radius = Math.sqrt(1 - z * z);
    return [radius * Math.cos(around), radius * Math.sin(around), z];
  });
}

function fillMap(size: number, light: (direction: Vector) => Vector): LightMap {
  const texels = new Float32Array(size * size * 3);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const u = ((column + 0.5) / size) * 2 - 1;
      const v = ((row + 0.5) / size) * 2 - 1;
      const z = 1 - Math.abs(u) - Math.abs(v);
      const fold = z < 0;
      const x = fold ? (1 - Math.abs(v)) * (u < 0 ? -1 : 1) : u;
      const y = fold ? (1 - Math.abs(u)) * (v < 0 ? -1 : 1) : v;
      texels.set(light(normalize([x, y, z])), (row * size + column) * 3);
    }
  }
  return { size, texels };
}

/** Writes the light from a direction to `out`, interpolated. */
export function sampleLight(map: LightMap, direction: Float64Array, out: Float64Array): void {
  const { size, texels } = map;
  const x = direction[0] as number;
  const y = direction[1] as number;
  const z = direction[2] as number;
  const scale = 1 / (Math.abs(x) + Math.abs(y) + Math.abs(z));
  let u = x * scale;
  let v = y * scale;
  if (z < 0) {
    const folded = u < 0 ? Math.abs(v) - 1 : 1 - Math.abs(v);
    v = v < 0 ? Math.abs(u) - 1 : 1 - Math.abs(u);
    u = folded;
  }
  const half = size / 2;
  const last = size - 1.001;
  let column = u * half + half - 0.5;
  let row = v * half + half - 0.5;
  if (column < 0) column = 0;
  else if (column > last) column = last;
  if (row < 0) row = 0;
  else if (row > last) row = last;
  const left = column | 0;
  const top = row | 0;
  const fx = column - left;
  const fy = row - top;
  const at = (top * size + left) * 3;
  const below = at + size * 3;
  const w00 = (1 - fx) * (1 - fy);
  const w10 = fx * (1 - fy);
  const w01 = (1 - fx) * fy;
  const w11 = fx * fy;
  // Written out: this runs several times a pixel.
  out[0] =
    (texels[at] as number) * w00 +
    (texels[at + 3] as number) * w10 +
    (texels[below] as number) * w01 +
    (texels[below + 3] as number) * w11;
  out[1] =
    (texels[at + 1] as number) * w00 +
    (texels[at + 4] as number) * w10 +
    (texels[below + 1] as number) * w01 +
    (texels[below + 4] as number) * w11;
  out[2] =
    (texels[at + 2] as number) * w00 +
    (texels[at + 5] as number) * w10 +
    (texels[below + 2] as number) * w01 +
    (texels[below + 5] as number) * w11;
}
