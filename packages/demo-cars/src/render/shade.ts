import { type Environment, sampleLight } from './environment.ts';
import type { Material } from './material.ts';
import { sampleTexture, TEXEL_NUMBERS } from './texture.ts';

/**
 * A point of a surface: where it is, which way it faces, and the way to the eye, of length 1. In
 * arrays, since a number that is handed to a function is an object for the collector.
 */
export interface SurfacePoint {
  place: Float64Array;
  normal: Float64Array;
  toEye: Float64Array;
}

/** A surface whose normal is steeper than this faces up. */
const UPWARDS = 0.8;
/** A mark is seen on surfaces that face its plane more than this. */
const FACING = 0.4;

/** Coordinates of a place. */
const X = 0;
const Y = 1;
const Z = 2;

const texel = new Float64Array(TEXEL_NUMBERS);
const diffuse = new Float64Array(3);
const soft = new Float64Array(3);
const mirrored = new Float64Array(3);
const mirror = new Float64Array(3);

/** Writes the light that a point sends to the eye to `out`. */
export function shade(
  material: Material,
  environment: Environment,
  point: SurfacePoint,
  out: Float64Array,
): void {
  const { place, normal, toEye } = point;
  const normalX = normal[0] as number;
  const normalY = normal[1] as number;
  const normalZ = normal[2] as number;
  const eyeX = toEye[0] as number;
  const eyeY = toEye[1] as number;
  const eyeZ = toEye[2] as number;
  let red = material.color[0];
  let green = material.color[1];
  let blue = material.color[2];
  let { gloss, metallic } = material;
  for (let layer = 0; layer < 2; layer += 1) {
    if (!(layer === 0 ? readDecal(material, point) : readMark(material, point))) continue;
    const share = texel[3] as number;
    red += ((texel[0] as number) - red) * share;
    green += ((texel[1] as number) - green) * share;
    blue += ((texel[2] as number) - blue) * share;
    gloss += ((texel[4] as number) - gloss) * share;
    metallic *= 1 - share;
  }
  const { sun, sunLight } = environment;
  const facing = normalX * eyeX + normalY * eyeY + normalZ * eyeZ;
  const cosine = Math.max(0, facing);
  const mirrorX = 2 * cosine * normalX - eyeX;
  const mirrorY = 2 * cosine * normalY - eyeY;
  const mirrorZ = 2 * cosine * normalZ - eyeZ;
  sampleLight(environment.diffuse, normal, diffuse);
  const toSunSide = normalX * sun[0] + normalY * sun[1] + normalZ * sun[2];
  const sunCosine = toSunSide < 0 ? 0 : toSunSide * sunLight;
  const glow = material.glow ?? 0;
  // Below the sills little light arrives.
  const z = place[2] as number;
  const low = z < 0.45 ? 0.55 + z : 1;
  const open = normalZ < 0 ? low * (1 + normalZ * 0.7) : low;
  const matt = (1 - metallic * 0.6) * open;
  out[0] = red * (((diffuse[0] as number) + sunCosine) * matt + glow);
  out[1] = green * (((diffuse[1] as number) + sunCosine * 0.96) * matt + glow);
  out[2] = blue * (((diffuse[2] as number) + sunCosine * 0.9) * matt + glow);
  mirror[0] = mirrorX;
  mirror[1] = mirrorY;
  mirror[2] = mirrorZ;
  if (metallic > 0) {
    sampleLight(environment.soft, mirror, soft);
    const share = metallic * open;
    out[0] += red * (soft[0] as number) * share;
    out[1] += green * (soft[1] as number) * share;
    out[2] += blue * (soft[2] as number) * share;
  }
  if (gloss <= 0.02) return;
  // What the clear coat or glass mirrors: more at a flat angle (Schlick's approximation).
  const flat = 1 - cosine;
  const straight = 0.01 + gloss * gloss * 0.09;
  const coat = (gloss < 0.5 ? gloss * 2 : 1) * open;
  const strength = (straight + (1 - straight) * flat * flat * flat * flat * flat) * coat;
  sampleLight(environment.sharp, mirror, mirrored);
  const toSun = mirrorX * sun[0] + mirrorY * sun[1] + mirrorZ * sun[2];
  const glint = toSun > 0.97 ? toSun ** 600 * sunLight * 1.4 * Math.min(1, gloss * 2) : 0;
  out[0] += (mirrored[0] as number) * strength + glint;
  out[1] += (mirrored[1] as number) * strength + glint;
  out[2] += (mirrored[2] as number) * strength + glint;
}

/** Reads the decal at a point into `texel`; false where there is none. */
function readDecal({ decals }: Material, { place, normal }: SurfacePoint): boolean {
  if (decals === undefined) return false;
  const normalX = normal[0] as number;
  if (decals.top !== undefined && (normal[2] as number) > UPWARDS) {
    sampleTexture(decals.top, place, X, Y, texel);
  } else if (Math.abs(normal[1] as number) > Math.abs(normalX)) {
    if (decals.side === undefined) return false;
    sampleTexture(decals.side, place, X, Z, texel);
  } else {
    const texture = normalX < 0 ? decals.front : decals.rear;
    if (texture === undefined) return false;
    sampleTexture(texture, place, Y, Z, texel);
  }
  return (texel[3] as number) > 0.002;
}

/** Reads the mark at a point into `texel`; false where there is none. */
function readMark({ mark }: Material, { place, normal }: SurfacePoint): boolean {
  if (mark === undefined) return false;
  const { plane, texture } = mark;
  if (plane === 'side') {
    if (Math.abs(normal[1] as number) < FACING) return false;
    sampleTexture(texture, place, X, Z, texel);
  } else if (plane === 'top') {
    if ((normal[2] as number) < FACING) return false;
    sampleTexture(texture, place, X, Y, texel);
  } else {
    const towardsRear = normal[0] as number;
    if ((plane === 'rear' ? towardsRear : -towardsRear) < FACING) return false;
    sampleTexture(texture, place, Y, Z, texel);
  }
  return (texel[3] as number) > 0.002;
}
