import type { Car } from '../cars/car.ts';
import { INSIDE_VIEWS, type InsideViewName, insideCamera } from '../interior/views.ts';
import type { Look } from '../looks/look.ts';
import { type CameraPosition, createCamera } from '../render/camera.ts';
import { createEnvironment, type Environment } from '../render/environment.ts';
import type { Mesh } from '../render/mesh.ts';
import { renderMesh } from '../render/render.ts';
import { drawBackdrop, wholePanorama, withShadows } from '../scenes/backdrop.ts';
import { SCENES, type SceneName } from '../scenes/places.ts';
import { addReflection } from '../scenes/reflection.ts';
import { castShadows, type ShadowMap } from '../scenes/shadow.ts';
import { createCache } from './cache.ts';

/** Size of an image in px: as wide as the largest variant that a car page shows at 1440 px. */
export const WIDTH = 1200;
export const HEIGHT = 675;

/** 8-bit RGB, row by row. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Size of images that show no whole car: few edges, large areas. */
const CLOSE = { width: 960, height: 540 };
export const WHOLE = { width: WIDTH, height: HEIGHT };

/** More than the repeating views of a place; each backdrop takes 2.4 MB. */
const backdrops = createCache<Uint8Array>(14);
const environments = createCache<Environment>(8);
const shadows = new WeakMap<Mesh, ShadowMap>();

/** Draws a car in a place; `cacheKey` names a view of all of it, whose backdrop repeats. */
export async function photograph(
  car: Car,
  sceneName: SceneName,
  position: CameraPosition,
  cacheKey: string | null,
): Promise<Picture> {
  const scene = SCENES[sceneName];
  const environment = await environmentOf(sceneName);
  const { width, height } = cacheKey === null ? CLOSE : WHOLE;
  const camera = createCamera(position, width, height);
  const empty = () => drawBackdrop(scene, camera);
  const backdrop = await (cacheKey === null
    ? empty()
    : backdrops(`${sceneName}/${cacheKey}`, empty));
  const shaded = withShadows(backdrop, scene, camera, shadowsOf(car, sceneName));
  if (scene.polish > 0 && cacheKey !== null) {
    addReflection(shaded, car.mesh, car.materials, environment, camera, scene.polish);
  }
  const pixels = renderMesh(car.mesh, car.materials, environment, camera, shaded);
  return { width, height, pixels };
}

/** Draws the inside of a car; windows show the place where it stands. */
export async function photographInside(
  { cabin, scene: sceneName }: Look,
  paint: string,
  view: InsideViewName,
): Promise<Picture> {
  const scene = SCENES[sceneName];
  const camera = createCamera(insideCamera(view, cabin.kind), CLOSE.width, CLOSE.height);
  const backdrop = await backdrops(`${sceneName}/${view}/${cabin.kind}`, () =>
    drawBackdrop(scene, camera),
  );
  const { mesh, materials } = await INSIDE_VIEWS[view].build(cabin, paint);
  const environment = await environmentOf(sceneName);
  return { ...CLOSE, pixels: renderMesh(mesh, materials, environment, camera, backdrop) };
}

function environmentOf(sceneName: SceneName): Promise<Environment> {
  const scene = SCENES[sceneName];
  return environments(sceneName, () =>
    createEnvironment(wholePanorama(scene), scene.sun, scene.sunLight),
  );
}

function shadowsOf(car: Car, sceneName: SceneName): ShadowMap {
  const map = shadows.get(car.mesh) ?? castShadows(car.mesh, car.body, SCENES[sceneName]);
  shadows.set(car.mesh, map);
  return map;
}
