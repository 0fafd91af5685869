import { type CameraPosition, createCamera } from '../render/camera.ts';
import { createEnvironment } from '../render/environment.ts';
import type { Material } from '../render/material.ts';
import type { Mesh } from '../render/mesh.ts';
import { renderMesh } from '../render/render.ts';
import { drawBackdrop, wholePanorama, withShadows } from '../scenes/backdrop.ts';
import { gradient, rect } from '../scenes/panorama.ts';
import type { Scene } from '../scenes/scene.ts';
import { castShadows } from '../scenes/shadow.ts';
import { HEIGHT, type Picture, WIDTH } from './photograph.ts';

/** A thing on the floor of a studio. */
export interface Still {
  mesh: Mesh;
  materials: Material[];
  camera: CameraPosition;
}

/** Draws a thing before a plain background. */
export async function photographStill(
  { mesh, materials, camera: position }: Still,
  background: string,
): Promise<Picture> {
  const scene = studio(background);
  const environment = await createEnvironment(wholePanorama(scene), scene.sun, scene.sunLight);
  const camera = createCamera(position, WIDTH, HEIGHT);
  const shadows = castShadows(mesh, { length: 0, width: 0 }, scene);
  const shaded = withShadows(await drawBackdrop(scene, camera), scene, camera, shadows);
  const pixels = renderMesh(mesh, materials, environment, camera, shaded);
  return { width: WIDTH, height: HEIGHT, pixels };
}

/** A studio whose floor runs into its wall without an edge, under three large lamps. */
function studio(color: string): Scene {
  return {
    behind: [
      `<defs>${gradient('cove', `#ffffff 0, ${color} 0.45, ${color} 1`)}</defs>`,
      rect(0, 0, 360, 180, 'url(#cove)'),
      ...[40, 150, 270].map((x) => rect(x, 12, 60, 34, '#ffffff')),
      rect(0, 60, 360, 30, color),
    ].join(''),
    leaves: [],
    before: '',
    sun: [-0.3, -0.4, 1],
    sunLight: 0.25,
    ground: { joints: 0, rough: 0.012, grain: 30 },
    reach: 30,
    polish: 0,
    blur: 1,
  };
}
