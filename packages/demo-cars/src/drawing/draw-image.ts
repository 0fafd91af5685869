import sharp from 'sharp';
import { BODIES } from '../cars/bodies/index.ts';
import { buildCar, type Car, forCloseUp } from '../cars/car.ts';
import { fitBody } from '../cars/fit-body.ts';
import type { DemoImage } from '../image-files.ts';
import { INSIDE_VIEWS, type InsideViewName } from '../interior/views.ts';
import { ACCESSORY_LOOKS } from '../looks/accessories.ts';
import type { Look } from '../looks/look.ts';
import { lookOf, type ViewName } from '../looks/views.ts';
import { STILLS } from './accessory.ts';
import { createCache } from './cache.ts';
import { socketMark } from './charging-socket.ts';
import { damageCamera, damageMark } from './damage.ts';
import { odometerSvg } from './odometer.ts';
import { type Picture, photograph, photographInside } from './photograph.ts';
import { photographStill } from './still.ts';
import {
  DETAIL_VIEWS,
  type DetailViewName,
  OUTSIDE_VIEWS,
  type OutsideViewName,
  outsideCamera,
} from './views.ts';

/** With this quality the images of the package stay below 8 MB. */
const WEBP = { quality: 80, effort: 6 } as const;

/** The car of the previous images: those of one vehicle are drawn one after another. */
const cars = createCache<Car>(2);

/** Draws an image as a WebP; the same image is always drawn the same. */
export async function drawImage(image: DemoImage): Promise<Uint8Array> {
  if (image.kind === 'accessory') return drawAccessory(image.id);
  const { id } = image;
  const look = lookOf(id);
  return image.kind === 'damage'
    ? drawDamage(id, look, image.index)
    : drawView(id, look, image.view);
}

async function drawAccessory(id: string): Promise<Uint8Array> {
  const { motif, background, variety = 0 } = found(ACCESSORY_LOOKS[id], id);
  return toWebp(await photographStill(await STILLS[motif](variety), background));
}

async function drawView(id: string, look: Look, view: ViewName): Promise<Uint8Array> {
  if (view === 'odometer') return svgToWebp(odometerSvg(found(look.mileage, id), '#3fa694'));
  if (view in INSIDE_VIEWS) {
    return toWebp(await photographInside(look, look.paint, view as InsideViewName));
  }
  const car = await carOf(id, look);
  if (view in OUTSIDE_VIEWS) {
    const camera = outsideCamera(view as OutsideViewName, car);
    return toWebp(await photograph(car, look.scene, camera, view));
  }
  const mark = view === 'charging' ? await socketMark(car.body) : null;
  const camera = DETAIL_VIEWS[view as DetailViewName].camera(car);
  return toWebp(await photograph(await forCloseUp(car, { mark }), look.scene, camera, null));
}

async function drawDamage(id: string, look: Look, index: number): Promise<Uint8Array> {
  const damage = found(look.damages?.[index], `${id} ${index}`);
  const car = await carOf(id, look);
  const mark = await damageMark(car.body, damage);
  const close = await forCloseUp(car, { mark, kerbed: damage.kind === 'kerbed_rim' });
  return toWebp(await photograph(close, look.scene, damageCamera(car, damage), null));
}

function carOf(id: string, { body, size, style, paint, electric = false }: Look): Promise<Car> {
  return cars(id, () => buildCar({ body: fitBody(BODIES[body], size), style, paint, electric }));
}

function svgToWebp(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).webp(WEBP).toBuffer();
}

function toWebp({ width, height, pixels }: Picture): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp(WEBP)
    .toBuffer();
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new RangeError(`The package draws no ${name}.`);
  return value;
}
