import sharp from 'sharp';
import { BODIES } from '../cars/bodies/index.ts';
import { buildCar, type Car, forCloseUp } from '../cars/car.ts';
import { fitBody } from '../cars/fit-body.ts';
import type { DemoImage } from '../image-files.ts';
import { INSIDE_VIEWS, type InsideViewName } from '../interior/views.ts';
import { ACCESSORY_LOOKS } from '../looks/accessories.ts';
import type { Look } from '../looks/look.ts';
import { lookOf, type ViewName, viewsOf } from '../looks/views.ts';
import { STILLS } from './accessory.ts';
import { createCache } from './cache.ts';
import { socketMark } from './charging-socket.ts';
import { damageCamera, damageMark } from './damage.ts';
import { type Picture, photograph, photographInside, WHOLE } from './photograph.ts';
import { photographStill } from './still.ts';
import {
  coverCamera,
  DETAIL_VIEWS,
  type DetailViewName,
  OUTSIDE_VIEWS,
  type OutsideViewName,
  outsideCamera,
} from './views.ts';

/** Widths in px: of the image that lists show and a car page begins with, and of the others. */
const WIDTH = { cover: 1200, other: 800 };

/** The car of the previous images: those of one vehicle are drawn one after another. */
const cars = createCache<Car>(2);

/** Draws an image; the same image is always drawn the same. */
export async function drawImage(image: DemoImage): Promise<Picture> {
  const picture = await drawLarge(image);
  const cover = image.kind === 'vehicle' && isCover(lookOf(image.id), image.view);
  return scaleTo(cover ? WIDTH.cover : WIDTH.other, picture);
}

function isCover(look: Look, view: ViewName): boolean {
  return view === viewsOf(look)[0];
}

async function drawLarge(image: DemoImage): Promise<Picture> {
  if (image.kind === 'accessory') return drawAccessory(image.id);
  const { id } = image;
  const look = lookOf(id);
  return image.kind === 'damage'
    ? drawDamage(id, look, image.index)
    : drawView(id, look, image.view);
}

async function drawAccessory(id: string): Promise<Picture> {
  const { motif, background, variety = 0 } = found(ACCESSORY_LOOKS[id], id);
  return photographStill(await STILLS[motif](variety), background);
}

async function drawView(id: string, look: Look, view: ViewName): Promise<Picture> {
  if (view in INSIDE_VIEWS) {
    return photographInside(look, look.paint, view as InsideViewName);
  }
  const car = await carOf(id, look);
  if (view in OUTSIDE_VIEWS) {
    const name = view as OutsideViewName;
    return isCover(look, view)
      ? photograph(car, look.scene, coverCamera(name, car, WHOLE), `cover ${id}`)
      : photograph(car, look.scene, outsideCamera(name, car), view);
  }
  const mark = view === 'charging' ? await socketMark(car.body) : null;
  const camera = DETAIL_VIEWS[view as DetailViewName].camera(car);
  return photograph(await forCloseUp(car, { mark }), look.scene, camera, null);
}

async function drawDamage(id: string, look: Look, index: number): Promise<Picture> {
  const damage = found(look.damages?.[index], `${id} ${index}`);
  const car = await carOf(id, look);
  const mark = await damageMark(car.body, damage);
  const close = await forCloseUp(car, { mark, kerbed: damage.kind === 'kerbed_rim' });
  return photograph(close, look.scene, damageCamera(car, damage), null);
}

export function carOf(
  id: string,
  { body, size, style, paint, electric = false }: Look,
): Promise<Car> {
  return cars(id, () => buildCar({ body: fitBody(BODIES[body], size), style, paint, electric }));
}

async function scaleTo(size: number, { width, height, pixels }: Picture): Promise<Picture> {
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(size)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new RangeError(`The package draws no ${name}.`);
  return value;
}
