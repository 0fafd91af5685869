import { createCache } from '../drawing/cache.ts';
import { type Light, lightOf } from '../render/color.ts';
import type { Mark, Material } from '../render/material.ts';
import type { Mesh } from '../render/mesh.ts';
import type { Texture } from '../render/texture.ts';
import type { Body } from './body.ts';
import { buildMesh } from './car-mesh.ts';
import { type BodyTextures, drawTextures } from './decals/textures.ts';
import { CABIN, DARK, FRONT_WHEEL, MIRROR, REAR_WHEEL, ROOF, SHELL, TYRE } from './parts.ts';
import { createShell } from './shell.ts';
import type { Style } from './style.ts';
import { drawRim, RIM_SHARE } from './wheel.ts';

export interface Car {
  body: Body;
  style: Style;
  mesh: Mesh;
  materials: Material[];
}

export interface CarOptions {
  body: Body;
  style: Style;
  /** `#rrggbb` */
  paint: string;
  electric: boolean;
}

const CLOSE_RIM_PIXELS = 640;
const BLACK: Light = [0.008, 0.009, 0.01];

/** Builds a car: its mesh, and its materials with everything that is drawn on them. */
export async function buildCar({ body, style, paint, electric }: CarOptions): Promise<Car> {
  const shell = createShell(body);
  const textures = await drawTextures(body, shell, style, electric);
  const materials = createMaterials(body, style, lightOf(paint), textures);
  return { body, style, mesh: buildMesh(body, shell, style), materials };
}

/** The same car for a close-up: finer rims, which a kerb may have scratched, and a mark on its body. */
export async function forCloseUp(
  car: Car,
  { mark, kerbed = false }: { mark?: Mark | null; kerbed?: boolean },
): Promise<Car> {
  const rim = await closeRim(car.style, kerbed);
  const materials = [...car.materials];
  const [front, rear] = axles(car.body);
  // As a flash lights it: little light arrives that low, and a dark rim would hide its scratches.
  const glow = kerbed && car.style.rimColor === 'dark' ? 1.5 : 0;
  materials[FRONT_WHEEL] = { ...wheel(car.body, rim, front), glow };
  materials[REAR_WHEEL] = { ...wheel(car.body, rim, rear), glow };
  if (mark) materials[SHELL] = { ...(materials[SHELL] as Material), mark };
  return { ...car, materials };
}

/** The rims of the previous close-ups: one car has several, and many cars have the same. */
const closeRims = createCache<Texture>(6);

function closeRim({ rim, rimColor }: Style, kerbed: boolean): Promise<Texture> {
  return closeRims(`${rim} ${rimColor} ${kerbed}`, () =>
    drawRim({ rim, rimColor }, CLOSE_RIM_PIXELS, kerbed),
  );
}

function createMaterials(
  body: Body,
  style: Style,
  color: Light,
  { side, front, rear, windscreen, rearWindow, bonnet, roof, rim }: BodyTextures,
): Material[] {
  const coat = { color, metallic: 0.42, gloss: 0.5 };
  const [frontAxle, rearAxle] = axles(body);
  const cuts = [frontAxle, rearAxle].map((x) => ({
    x,
    z: body.tyreRadius + 0.005,
    radius: body.tyreRadius + 0.05,
    minY: body.width / 2 - 0.3,
  }));
  const roofs = {
    body: coat,
    black: { color: BLACK, metallic: 0, gloss: 0.7 },
    glass: { ...coat, decals: { top: roof } },
  };
  const materials: Material[] = [];
  materials[SHELL] = { ...coat, decals: { side, front, rear, top: bonnet }, cuts };
  materials[CABIN] = { ...coat, decals: { side, front: windscreen, rear: rearWindow } };
  materials[ROOF] = roofs[style.roof];
  materials[DARK] = { color: [0.006, 0.006, 0.007], metallic: 0, gloss: 0 };
  materials[TYRE] = { color: [0.012, 0.012, 0.013], metallic: 0, gloss: 0.02 };
  // From afar a texel of the rims is smaller than a pixel.
  materials[FRONT_WHEEL] = { ...wheel(body, rim, frontAxle), fine: true };
  materials[REAR_WHEEL] = { ...wheel(body, rim, rearAxle), fine: true };
  materials[MIRROR] = coat;
  return materials;
}

function axles({ frontAxle, wheelbase }: Body): readonly [number, number] {
  return [frontAxle, frontAxle + wheelbase];
}

/** The material of the rims on the axle at `x`. */
function wheel({ tyreRadius }: Body, rim: Texture, x: number): Material {
  const reach = tyreRadius * RIM_SHARE * 1.02;
  const region = {
    left: x - reach,
    bottom: tyreRadius - reach,
    width: reach * 2,
    height: reach * 2,
  };
  return {
    color: [0.02, 0.02, 0.02],
    metallic: 0,
    gloss: 0.3,
    decals: { side: { ...rim, region } },
  };
}
