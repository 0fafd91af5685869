import sharp from 'sharp';
import { lookOf } from '../looks/views.ts';
import { createCamera } from '../render/camera.ts';
import { createEnvironment } from '../render/environment.ts';
import { renderMesh } from '../render/render.ts';
import type { Vector } from '../render/vector.ts';
import { drawBackdrop, wholePanorama, withShadows } from '../scenes/backdrop.ts';
import { SCENES } from '../scenes/places.ts';
import { castShadows } from '../scenes/shadow.ts';
import { carOf } from './draw-image.ts';
import type { Picture } from './photograph.ts';

/** Draws cars side by side in the evening, for the heads of pages, into the file that the command names. */
const SIZE = { width: 1200, height: 420 };
/** Drawn larger and scaled down, so that far edges are smooth. */
const DETAIL = 2;
const POSITION = {
  ...{ eye: [-6.4, -6.2, 1.5] as Vector, target: [0, 0.9, 1.12] as Vector },
  angle: 46,
};
/** The farthest first, each with the place of its nose in metres. */
const CARS: readonly (readonly [id: string, x: number, y: number])[] = [
  ['volkswagen-id4-2022', 0.2, 14.5],
  ['mazda-cx5-2019', 0, 11.6],
  ['skoda-enyaq-2023', 0.1, 8.7],
  ['volvo-v90-2022', 0, 5.8],
  ['toyota-yaris-2022', 0.2, 2.9],
  ['tesla-model-y-2023', 0, 0],
];

async function drawForecourt(): Promise<Picture> {
  const [width, height] = [SIZE.width * DETAIL, SIZE.height * DETAIL];
  const scene = SCENES.lotInTheEvening;
  const environment = await createEnvironment(wholePanorama(scene), scene.sun, scene.sunLight);
  let pixels = await drawBackdrop(scene, createCamera(POSITION, width, height));
  const placed = await Promise.all(
    CARS.map(async ([id, x, y]) => {
      // Decals lie in the space of their car, so the camera moves and not the car.
      const move = ([first, second, third]: Vector): Vector => [first - x, second - y, third];
      const position = {
        ...POSITION,
        eye: move(POSITION.eye),
        target: move(POSITION.target),
      };
      return { car: await carOf(id, lookOf(id)), camera: createCamera(position, width, height) };
    }),
  );
  for (const { car, camera } of placed)
    pixels = withShadows(pixels, scene, camera, castShadows(car.mesh, car.body, scene));
  for (const { car, camera } of placed)
    pixels = renderMesh(car.mesh, car.materials, environment, camera, pixels);
  return { width, height, pixels };
}

if (import.meta.main) {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Name the file of the image.');
  const { pixels, width, height } = await drawForecourt();
  const { size } = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(SIZE.width)
    .avif({ quality: 46, effort: 7, chromaSubsampling: '4:2:0' })
    .toFile(file);
  console.log(`Drew ${file}, ${Math.round(size / 1024)} KB.`);
}
