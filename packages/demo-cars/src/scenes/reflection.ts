import type { Camera } from '../render/camera.ts';
import { toExactByte, toLinear } from '../render/color.ts';
import type { Environment } from '../render/environment.ts';
import type { Material } from '../render/material.ts';
import type { Mesh } from '../render/mesh.ts';
import { renderMesh } from '../render/render.ts';

/** Adds to `backdrop` the reflection of a mesh in a polished floor, with the share `polish`. */
export function addReflection(
  backdrop: Uint8Array,
  mesh: Mesh,
  materials: readonly Material[],
  environment: Environment,
  camera: Camera,
  polish: number,
): void {
  const reflected = renderMesh(upsideDown(mesh), materials, environment, camera, backdrop);
  for (let at = 0; at < backdrop.length; at += 1) {
    const own = toLinear(backdrop[at] as number) * (1 - polish);
    backdrop[at] = toExactByte(own + toLinear(reflected[at] as number) * polish);
  }
}

function upsideDown({ positions, normals, corners, materials }: Mesh): Mesh {
  const flip = (values: Float32Array) => {
    const flipped = values.slice();
    for (let at = 2; at < flipped.length; at += 3) flipped[at] = -(flipped[at] as number);
    return flipped;
  };
  const turned = corners.slice();
  for (let at = 1; at < turned.length; at += 3) {
    turned[at] = corners[at + 1] as number;
    turned[at + 1] = corners[at] as number;
  }
  return { positions: flip(positions), normals: flip(normals), corners: turned, materials };
}
