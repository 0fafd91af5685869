import sharp from 'sharp';
import type { Camera } from '../render/camera.ts';
import { toByte, toExactByte, toLinear } from '../render/color.ts';
import { smoothStep } from '../render/vector.ts';
import type { Leaf, Scene } from './scene.ts';
import { lightAt, type ShadowMap } from './shadow.ts';

const FULL_TURN = 360;
/** From this blur (px) on, half the size shows as much detail. */
const SMALL_FROM = 2;

/** All of a panorama, for what a car reflects: coarse, with a part of the leaves. */
export function wholePanorama(scene: Scene): string {
  const leaves = scene.leaves.filter((_, index) => index % 8 === 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="256" viewBox="0 0 360 180" preserveAspectRatio="none">${scene.behind}${circles(leaves, 0)}${scene.before}</svg>`;
}

/** A part of a panorama, which may lie beyond its ends, in the size of an image. */
function partOfPanorama(
  scene: Scene,
  { left, top, across, down }: { left: number; top: number; across: number; down: number },
): string {
  const turns = [-FULL_TURN, 0, FULL_TURN].filter(
    (turn) => turn + FULL_TURN > left && turn < left + across,
  );
  const content = turns.map((turn) => {
    const seen = scene.leaves.filter(
      ({ x, radius }) => x + turn + radius > left && x + turn - radius < left + across,
    );
    const shifted = (svg: string) => `<g transform="translate(${turn} 0)">${svg}</g>`;
    return {
      behind: shifted(scene.behind),
      leaves: circles(seen, turn),
      before: shifted(scene.before),
    };
  });
  const layers = (['behind', 'leaves', 'before'] as const).map((layer) =>
    content.map((part) => part[layer]).join(''),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${across} ${down}" preserveAspectRatio="none">${layers.join('')}</svg>`;
}

function circles(leaves: readonly Leaf[], turn: number): string {
  return leaves
    .map(
      ({ x, y, radius, color }) =>
        `<circle cx="${(x + turn).toFixed(2)}" cy="${y.toFixed(2)}" r="${radius.toFixed(2)}" fill="${color}" fill-opacity="0.75"/>`,
    )
    .join('');
}

/** An empty place, as 8-bit RGB: its panorama, with the grain of the ground. */
export async function drawBackdrop(scene: Scene, camera: Camera): Promise<Uint8Array> {
  const { width, height, forward, focal } = camera;
  const degrees = (radians: number) => (radians * 180) / Math.PI;
  const across = degrees(Math.atan(width / 2 / focal)) * 2;
  const down = (across * height) / width;
  const left = 180 - degrees(Math.atan2(forward[1], forward[0])) - across / 2;
  const top = 90 - degrees(Math.asin(forward[2])) - down / 2;
  const svg = partOfPanorama(scene, { left, top, across, down });
  const bytes = await blurredImage(svg, scene.blur, camera);
  forEachGroundPixel(camera, scene.reach, (pixel, x, y, distance) => {
    const fade = 1 - smoothStep(scene.reach * 0.5, scene.reach, distance);
    const factor = 1 + (grain(scene, x - camera.eye[0], y - camera.eye[1], distance) - 1) * fade;
    bytes[pixel] = toByte(toLinear(bytes[pixel] as number) * factor);
    bytes[pixel + 1] = toByte(toLinear(bytes[pixel + 1] as number) * factor);
    bytes[pixel + 2] = toByte(toLinear(bytes[pixel + 2] as number) * factor);
  });
  return bytes;
}

/** A backdrop with the shadows of a car. */
export function withShadows(
  backdrop: Uint8Array,
  scene: Scene,
  camera: Camera,
  shadows: ShadowMap,
): Uint8Array {
  // A copy: `slice` of a buffer, as sharp returns it, would share its bytes.
  const shaded = new Uint8Array(backdrop);
  forEachGroundPixel(camera, scene.reach, (pixel, x, y) => {
    const factor = lightAt(shadows, x, y);
    if (factor === 1) return;
    shaded[pixel] = toExactByte(toLinear(shaded[pixel] as number) * factor);
    shaded[pixel + 1] = toExactByte(toLinear(shaded[pixel + 1] as number) * factor);
    shaded[pixel + 2] = toExactByte(toLinear(shaded[pixel + 2] as number) * factor);
  });
  return shaded;
}

/** Draws an SVG out of focus; what is far out of focus is drawn small and enlarged. */
async function blurredImage(
  svg: string,
  blur: number,
  { width, height }: Camera,
): Promise<Uint8Array> {
  const scale = blur < SMALL_FROM ? 1 : 0.5;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const { data, info } = await sharp(
    Buffer.from(svg.replace('<svg', `<svg width="${size.width}" height="${size.height}"`)),
  )
    .blur(blur * scale)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (scale === 1) return data;
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
}

/** Calls `visit` for each pixel that shows the ground nearer than `reach`, with its place. */
function forEachGroundPixel(
  camera: Camera,
  reach: number,
  visit: (pixel: number, x: number, y: number, distance: number) => void,
): void {
  const { width, height, eye, forward, right, up, focal } = camera;
  for (let row = 0; row < height; row += 1) {
    // A camera is never tilted sideways: a row of the ground is equally far everywhere.
    const rise = (height / 2 - row - 0.5) / focal;
    const down = forward[2] + up[2] * rise;
    const distance = down < -0.001 ? -eye[2] / down : Number.POSITIVE_INFINITY;
    if (distance > reach) continue;
    const turn = (0.5 - width / 2) / focal;
    let x = eye[0] + (forward[0] + right[0] * turn + up[0] * rise) * distance;
    let y = eye[1] + (forward[1] + right[1] * turn + up[1] * rise) * distance;
    const stepX = (right[0] * distance) / focal;
    const stepY = (right[1] * distance) / focal;
    const end = (row + 1) * width * 3;
    for (let pixel = row * width * 3; pixel < end; pixel += 3, x += stepX, y += stepY)
      visit(pixel, x, y, distance);
  }
}

/** How light the ground is at a place, around 1: specks, patches and joints. */
function grain({ ground }: Scene, x: number, y: number, distance: number): number {
  const near = 1 / (1 + (distance * distance) / 120);
  let value = 1;
  value += (noise(x * ground.grain, y * ground.grain) - 0.5) * ground.rough * 2 * near;
  value += (noise(x * ground.grain * 2.3 + 9, y * ground.grain * 2.3) - 0.5) * ground.rough * near;
  value += (noise(x * 0.7 + 50, y * 0.7) - 0.5) * 0.09;
  if (ground.joints > 0) {
    const toJoint = (at: number) =>
      Math.abs(at / ground.joints - Math.round(at / ground.joints)) * ground.joints;
    const nearest = Math.min(toJoint(x + 0.3), toJoint(y + 0.2));
    const soft = 0.006 + distance * 0.0018;
    value *= 1 - 0.22 * Math.max(0, 1 - nearest / soft) * Math.min(1, 0.02 / soft + 0.3);
  }
  return value;
}

/** Smooth noise from 0 to 1. */
function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  const upper = hash(left, top) * (1 - fx) + hash(left + 1, top) * fx;
  const lower = hash(left, top + 1) * (1 - fx) + hash(left + 1, top + 1) * fx;
  return upper * (1 - fy) + lower * fy;
}

function hash(x: number, y: number): number {
  let mixed = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}
