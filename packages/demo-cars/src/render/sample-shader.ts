import type { Camera } from './camera.ts';
import type { Environment } from './environment.ts';
import type { Material } from './material.ts';
import type { Mesh } from './mesh.ts';
import type { Samples } from './rasterise.ts';
import { type SurfacePoint, shade } from './shade.ts';

/** Adds the light of the sample in a column and a row, times `weight`, to `sum`. */
export type SampleShader = (column: number, row: number, weight: number, sum: Float64Array) => void;

/** Shades samples: finds the point of the surface that a sample shows, and how it faces. */
export function createSampleShader(
  mesh: Mesh,
  screen: Float32Array,
  materials: readonly Material[],
  environment: Environment,
  { eye, forward, right, up, focal }: Camera,
  { triangle, depth, width, height }: Samples,
): SampleShader {
  const light = new Float64Array(3);
  const [eyeX, eyeY, eyeZ] = eye;
  const place = new Float64Array(3);
  const normal = new Float64Array(3);
  const toEye = new Float64Array(3);
  const point: SurfacePoint = { place, normal, toEye };
  const slopes = new Float64Array(9);
  let current = -1;
  return (column, row, weight, sum) => {
    const sample = row * width + column;
    const index = triangle[sample] as number;
    if (index !== current) {
      normalSlopes(mesh, screen, index, slopes);
      current = index;
    }
    const sx = column + 0.5;
    const sy = row + 0.5;
    const nx = (slopes[0] as number) + (slopes[1] as number) * sx + (slopes[2] as number) * sy;
    const ny = (slopes[3] as number) + (slopes[4] as number) * sx + (slopes[5] as number) * sy;
    const nz = (slopes[6] as number) + (slopes[7] as number) * sx + (slopes[8] as number) * sy;
    const scale = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    normal[0] = nx * scale;
    normal[1] = ny * scale;
    normal[2] = nz * scale;
    // The ray through the sample, as long as its distance along the view is 1.
    const across = (sx - width / 2) / focal;
    const rise = (height / 2 - sy) / focal;
    const dx = forward[0] + right[0] * across + up[0] * rise;
    const dy = forward[1] + right[1] * across + up[1] * rise;
    const dz = forward[2] + right[2] * across + up[2] * rise;
    const distance = 1 / (depth[sample] as number);
    place[0] = eyeX + dx * distance;
    place[1] = eyeY + dy * distance;
    place[2] = eyeZ + dz * distance;
    const back = -1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    toEye[0] = dx * back;
    toEye[1] = dy * back;
    toEye[2] = dz * back;
    shade(materials[mesh.materials[index] as number] as Material, environment, point, light);
    sum[0] = (sum[0] as number) + (light[0] as number) * weight;
    sum[1] = (sum[1] as number) + (light[1] as number) * weight;
    sum[2] = (sum[2] as number) + (light[2] as number) * weight;
  };
}

/**
 * The normal on a triangle, divided by the distance, changes evenly across the screen: writes for
 * each axis its value at (0, 0) and its change per column and per row.
 */
function normalSlopes(
  { corners, normals }: Mesh,
  screen: Float32Array,
  index: number,
  slopes: Float64Array,
): void {
  const a = (corners[index * 3] as number) * 3;
  const b = (corners[index * 3 + 1] as number) * 3;
  const c = (corners[index * 3 + 2] as number) * 3;
  const ax = screen[a] as number;
  const ay = screen[a + 1] as number;
  const abx = (screen[b] as number) - ax;
  const aby = (screen[b + 1] as number) - ay;
  const acx = (screen[c] as number) - ax;
  const acy = (screen[c + 1] as number) - ay;
  const area = abx * acy - acx * aby;
  for (let axis = 0; axis < 3; axis += 1) {
    const start = (normals[a + axis] as number) * (screen[a + 2] as number);
    const toB = (normals[b + axis] as number) * (screen[b + 2] as number) - start;
    const toC = (normals[c + axis] as number) * (screen[c + 2] as number) - start;
    const perColumn = (toB * acy - toC * aby) / area;
    const perRow = (toC * abx - toB * acx) / area;
    slopes[axis * 3] = start - perColumn * ax - perRow * ay;
    slopes[axis * 3 + 1] = perColumn;
    slopes[axis * 3 + 2] = perRow;
  }
}
