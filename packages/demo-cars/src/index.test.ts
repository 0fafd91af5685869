import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { allImages } from './drawing/draw-all.ts';
import { imageFiles, PROPERTIES_FILE } from './image-files.ts';
import { accessoryImage, carImages, similarCar } from './index.ts';
import { LOOKS } from './looks/index.ts';

const FOLDER = join(import.meta.dirname, '../images');
const MAX_BYTES = 8_000_000;
/** In mean levels of grey of 255; encoding the same image again changes less than 2. */
const CLEARLY_DIFFERENT = 10;

it('the folder of images has the files of every image and no other, in at most 8 MB', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((name) => join(FOLDER, name))
    .filter((name) => statSync(name).isFile());
  const images = allImages().map(imageFiles);
  for (const { original, variants } of images) {
    expect(Object.values(variants)).toContain(original);
  }
  const variants = images.flatMap((image) => Object.values(image.variants));
  expect(files.sort()).toEqual([...variants, PROPERTIES_FILE].sort());
  expect(files.reduce((sum, name) => sum + statSync(name).size, 0)).toBeLessThanOrEqual(MAX_BYTES);
});

it.each(Object.keys(LOOKS))('no two images of the car %s look alike', async (id) => {
  const seen: Buffer[] = [];
  for (const { original, caption } of carImages(id)) {
    const thumbnail = await thumbnailOf(original);
    const nearest = Math.min(...seen.map((other) => difference(thumbnail, other)));
    expect(nearest, caption).toBeGreaterThan(CLEARLY_DIFFERENT);
    seen.push(thumbnail);
  }
});

it.each(['tesla-model-y-2023', 'porsche-taycan-2021', 'renault-zoe-2020'])(
  'the scratches on the rim of the car %s stand out in the middle of their image',
  async (id) => {
    const { original } = imageFiles({ kind: 'damage', id, index: 0 });
    const middle = sharp(original).extract({ left: 250, top: 100, width: 300, height: 250 });
    const { channels } = await sharp(await middle.greyscale().toBuffer()).stats();
    expect(channels[0]?.stdev).toBeGreaterThan(30);
  },
);

it('a similar car has the same body and, of those, the nearest paint', () => {
  expect(similarCar('tesla-model-y-2023', '#25416b')).toBe('skoda-enyaq-2023');
  expect(similarCar('skoda-enyaq-2023', '#f0f0ec')).toBe('tesla-model-y-2023');
  expect(similarCar('porsche-taycan-2021', '#b32a2d')).toBe('porsche-taycan-2021');
});

it('a car without images of its own gets those of a similar car', () => {
  expect(carImages('dacia-duster-2020')).toEqual([]);
  const similar = similarCar('dacia-duster-2020', '#b7a583');
  expect(LOOKS[similar]?.body).toBe('suvSmall');
  expect(carImages(similar).length).toBeGreaterThan(0);
});

it('a car and an accessory that the package does not have are refused', () => {
  expect(() => carImages('trabant-601')).toThrow('trabant-601');
  expect(() => accessoryImage('rat')).toThrow('rat');
});

/** The image as 32 x 20 levels of grey. */
function thumbnailOf(file: string): Promise<Buffer> {
  return sharp(file).greyscale().resize(32, 20, { fit: 'fill' }).raw().toBuffer();
}

/** The mean difference of two thumbnails, 0 to 255. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, level, at) => sum + Math.abs(level - (other[at] ?? 0)), 0) / one.length;
}
