import { type Camera, project } from './camera.ts';
import { type Cut, cutsNear, isCut, NO_CUTS } from './cut.ts';
import type { Mesh } from './mesh.ts';

/** What each sample of an image shows. */
export interface Samples {
  width: number;
  height: number;
  /** Index of the triangle, or -1. */
  triangle: Int32Array;
  /** Inverse distance along the view; 0 where nothing is. */
  depth: Float32Array;
}

export function createSamples(width: number, height: number): Samples {
  const count = width * height;
  return {
    width,
    height,
    triangle: new Int32Array(count).fill(-1),
    depth: new Float32Array(count),
  };
}

/** Neighbouring triangles overlap by this share of a sample, so that no gap opens between them. */
const OVERLAP = 1e-6;

/**
 * Draws the triangles that face the camera into `samples`; the nearest wins. Returns the screen
 * position of each corner and the inverse of its distance.
 */
export function rasterise(
  mesh: Mesh,
  camera: Camera,
  samples: Samples,
  cuts: readonly (readonly Cut[])[],
): Float32Array {
  samples.triangle.fill(-1);
  samples.depth.fill(0);
  const screen = projectAll(mesh, camera);
  const { corners, materials } = mesh;
  for (let index = 0; index < materials.length; index += 1) {
    const a = (corners[index * 3] as number) * 3;
    const b = (corners[index * 3 + 1] as number) * 3;
    const c = (corners[index * 3 + 2] as number) * 3;
    const near = cutsNear(mesh.positions, a, b, c, cuts[materials[index] as number] ?? NO_CUTS);
    fillTriangle(mesh.positions, screen, samples, index, a, b, c, near);
  }
  return screen;
}

function projectAll({ positions }: Mesh, camera: Camera): Float32Array {
  const screen = new Float32Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, inverse] = project(camera, [
      positions[at] as number,
      positions[at + 1] as number,
      positions[at + 2] as number,
    ]);
    screen[at] = x;
    screen[at + 1] = y;
    screen[at + 2] = inverse;
  }
  return screen;
}

/** Fills the rows of a triangle, whose corners are at the places `a`, `b` and `c` of `screen`. */
function fillTriangle(
  positions: Float32Array,
  screen: Float32Array,
  samples: Samples,
  index: number,
  a: number,
  b: number,
  c: number,
  cuts: readonly Cut[],
): void {
  const ax = screen[a] as number;
  const ay = screen[a + 1] as number;
  const az = screen[a + 2] as number;
  const bx = screen[b] as number;
  const by = screen[b + 1] as number;
  const bz = screen[b + 2] as number;
  const cx = screen[c] as number;
  const cy = screen[c + 1] as number;
  const cz = screen[c + 2] as number;
  // Behind the camera, or seen from behind (y points down on the screen).
  if (az <= 0 || bz <= 0 || cz <= 0) return;
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area >= 0) return;
  const { width, height, depth, triangle } = samples;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
  if (left > right) return;
  // Weights of the corners b and c, and how they change from one column to the next.
  const stepB = (cy - ay) / area;
  const stepC = (ay - by) / area;
  const stepA = -stepB - stepC;
  const stepDepth = stepB * (bz - az) + stepC * (cz - az);
  for (let y = top; y <= bottom; y += 1) {
    const py = y + 0.5 - ay;
    const px = left + 0.5 - ax;
    const wb = (px * (cy - ay) - (cx - ax) * py) / area;
    const wc = ((bx - ax) * py - px * (by - ay)) / area;
    const wa = 1 - wb - wc;
    // The columns in which no weight is below 0.
    let from = 0;
    let to = right - left;
    if (stepA > 0) from = Math.max(from, -wa / stepA);
    else if (stepA < 0) to = Math.min(to, -wa / stepA);
    else if (wa < 0) continue;
    if (stepB > 0) from = Math.max(from, -wb / stepB);
    else if (stepB < 0) to = Math.min(to, -wb / stepB);
    else if (wb < 0) continue;
    if (stepC > 0) from = Math.max(from, -wc / stepC);
    else if (stepC < 0) to = Math.min(to, -wc / stepC);
    else if (wc < 0) continue;
    const first = Math.ceil(from - OVERLAP);
    const last = Math.floor(to + OVERLAP);
    let inverse = az + wb * (bz - az) + wc * (cz - az) + first * stepDepth;
    const row = y * width + left;
    for (let step = first; step <= last; step += 1, inverse += stepDepth) {
      if (inverse <= (depth[row + step] as number)) continue;
      if (cuts.length > 0) {
        const shareB = ((wb + step * stepB) * bz) / inverse;
        const shareC = ((wc + step * stepC) * cz) / inverse;
        if (isCut(positions, a, b, c, shareB, shareC, cuts)) continue;
      }
      depth[row + step] = inverse;
      triangle[row + step] = index;
    }
  }
}
