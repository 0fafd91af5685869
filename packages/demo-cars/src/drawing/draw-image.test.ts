import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type DemoImage, imageFile } from '../image-files.ts';
import { drawImage } from './draw-image.ts';
import { HEIGHT, WIDTH } from './photograph.ts';

const COVER: DemoImage = { kind: 'vehicle', id: 'toyota-yaris-2022', view: 'front_left' };
/** In levels of 255: what another version of the encoder may change. */
const SAME = 2;

it.each<DemoImage>([
  COVER,
  { kind: 'vehicle', id: 'tesla-model-y-2023', view: 'odometer' },
  { kind: 'damage', id: 'volvo-xc60-2020', index: 1 },
  { kind: 'accessory', id: 'tagbojler-v90' },
])('the file of $kind $id is what the program draws', async (image) => {
  const [file, drawn] = [readFileSync(imageFile(image)), await drawImage(image)];
  const [stored, fresh] = [await sharp(file).metadata(), await sharp(drawn).metadata()];
  expect([stored.format, stored.width, stored.height]).toEqual(['webp', fresh.width, fresh.height]);
  expect(Math.abs(file.length - drawn.length) / file.length).toBeLessThan(0.1);
  expect(await difference(file, drawn)).toBeLessThan(SAME);
});

it('a drawn car covers the middle of its image in the colour of its paint', async () => {
  const image = sharp(imageFile(COVER));
  expect(await image.metadata()).toMatchObject({ width: WIDTH, height: HEIGHT });
  const door = { left: 700, top: 430, width: 50, height: 40 };
  // `stats` reads all of its input: the door has to be cut out before.
  const { channels } = await sharp(await image.extract(door).toBuffer()).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(green * 1.6);
  expect(red).toBeGreaterThan(blue * 1.6);
});

it('an image that the package does not have is refused', async () => {
  await expect(drawImage({ kind: 'damage', id: 'toyota-yaris-2022', index: 0 })).rejects.toThrow(
    'toyota-yaris-2022 0',
  );
});

/** The mean difference of two images, 0 to 255. */
async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).raw().toBuffer()),
  );
  if (!first || first.length !== second?.length) return 255;
  return (
    first.reduce((sum, level, at) => sum + Math.abs(level - (second[at] ?? 0)), 0) / first.length
  );
}
