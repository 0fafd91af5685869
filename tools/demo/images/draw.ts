import sharp from 'sharp';
import { DEMO_ACCESSORIES } from '../accessories.ts';
import { BODIES } from '../cars/bodies/index.ts';
import { buildCar, type Car, type CarOptions, forCloseUp } from '../cars/car.ts';
import { fitBody } from '../cars/fit-body.ts';
import { INSIDE_VIEWS, type InsideViewName } from '../interior/views.ts';
import { LOOKS } from '../looks/index.ts';
import type { Look } from '../looks/look.ts';
import type { DemoVehicle } from '../vehicles/demo-vehicle.ts';
import { DEMO_VEHICLES } from '../vehicles/index.ts';
import { STILLS } from './accessory.ts';
import { createCache } from './cache.ts';
import { socketMark } from './charging-socket.ts';
import { damageCamera, damageMark } from './damage.ts';
import { odometerSvg } from './odometer.ts';
import { type Picture, photograph, photographInside } from './photograph.ts';
import { photographStill } from './still.ts';
import type { ViewName } from './vehicle-views.ts';
import {
  DETAIL_VIEWS,
  type DetailViewName,
  OUTSIDE_VIEWS,
  type OutsideViewName,
  outsideCamera,
} from './views.ts';

/** An image of the demo stock. */
export type ImageJob =
  | { kind: 'vehicle'; id: string; view: ViewName }
  | { kind: 'damage'; id: string; index: number }
  | { kind: 'accessory'; id: string };

const JPEG = { quality: 86 } as const;

/** The car of the previous images: those of one vehicle are drawn one after another. */
const cars = createCache<Car>(2);

/** Draws an image as a JPEG; the same job always yields the same image. */
export async function drawImage(job: ImageJob): Promise<Uint8Array> {
  if (job.kind === 'accessory') {
    const index = DEMO_ACCESSORIES.findIndex(({ id }) => id === job.id);
    const { motif, background } = found(DEMO_ACCESSORIES[index], job.id);
    return toJpeg(await photographStill(await STILLS[motif](index), background));
  }
  const vehicle = found(
    DEMO_VEHICLES.find(({ id }) => id === job.id),
    job.id,
  );
  const look = found(LOOKS[job.id], job.id);
  if (job.kind === 'damage') return drawDamage(vehicle, look, job.index);
  return drawView(vehicle, look, job.view);
}

async function drawView(vehicle: DemoVehicle, look: Look, view: ViewName): Promise<Uint8Array> {
  if (view === 'odometer') return svgToJpeg(odometerSvg(vehicle.mileage ?? 12, '#3fa694'));
  if (view in INSIDE_VIEWS) {
    return toJpeg(await photographInside(look, vehicle.paint, view as InsideViewName));
  }
  const car = await carOf(vehicle, look);
  if (view in OUTSIDE_VIEWS) {
    const camera = outsideCamera(view as OutsideViewName, car);
    return toJpeg(await photograph(car, look.scene, camera, view));
  }
  const mark = view === 'charging' ? await socketMark(car.body) : null;
  const camera = DETAIL_VIEWS[view as DetailViewName].camera(car);
  return toJpeg(await photograph(await forCloseUp(car, { mark }), look.scene, camera, null));
}

async function drawDamage(vehicle: DemoVehicle, look: Look, index: number): Promise<Uint8Array> {
  const damage = found(vehicle.damages?.[index], `${vehicle.id} ${index}`);
  const car = await carOf(vehicle, look);
  const mark = await damageMark(car.body, damage);
  const close = await forCloseUp(car, { mark, kerbed: damage.kind === 'kerbed_rim' });
  return toJpeg(await photograph(close, look.scene, damageCamera(car, damage), null));
}

function carOf(vehicle: DemoVehicle, look: Look): Promise<Car> {
  return cars(vehicle.id, () => buildCar(carOptions(vehicle, look)));
}

function carOptions({ paint, fuel }: DemoVehicle, { body, size, style }: Look): CarOptions {
  return { body: fitBody(BODIES[body], size), style, paint, electric: fuel === 'electric' };
}

function svgToJpeg(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg(JPEG).toBuffer();
}

function toJpeg({ width, height, pixels }: Picture): Promise<Uint8Array> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg(JPEG)
    .toBuffer();
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new RangeError(`The demo stock has no ${name}.`);
  return value;
}
