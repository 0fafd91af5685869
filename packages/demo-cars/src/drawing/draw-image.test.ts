import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type DemoImage, imageFiles } from '../image-files.ts';
import { drawImage } from './draw-image.ts';
import { encodeImage, encodeWebp } from './encode-image.ts';

const COVER: DemoImage = { kind: 'vehicle', id: 'toyota-yaris-2022', view: 'front_left' };
const CARS: readonly DemoImage[] = [
  COVER,
  { kind: 'vehicle', id: 'tesla-model-y-2023', view: 'dashboard' },
  { kind: 'damage', id: 'volvo-xc60-2020', index: 1 },
];
const ACCESSORY: DemoImage = { kind: 'accessory', id: 'tagbojler-v90' };
/** How much another version of the encoder may change, in levels of 255. */
const SAME = 2;

it.each<DemoImage>([
  ACCESSORY,
  // Nightly, since drawing a car takes seconds.
  ...(process.env['DEEP'] ? CARS : []),
])('the file of $kind $id is what the program draws', async (image) => {
  const drawn = await drawImage(image);
  const { original, properties } = imageFiles(image);
  expect(properties).toMatchObject({ width: drawn.width, height: drawn.height });
  const [file, fresh] = [readFileSync(original), await encodeWebp(drawn, drawn.width)];
  expect(Math.abs(file.length - fresh.length) / file.length).toBeLessThan(0.1);
  expect(await difference(file, fresh)).toBeLessThan(SAME);
});

it('an image is encoded as AVIF and WebP in every width that it fills, with its properties', async () => {
  const { files, properties } = await encodeImage(await drawImage(ACCESSORY));
  const stored = imageFiles(ACCESSORY);
  expect([...files.keys()]).toEqual(Object.keys(stored.variants));
  expect([...files.keys()]).toEqual(['480.avif', '480.webp', '800.avif', '800.webp']);
  expect(properties).toEqual(stored.properties);
  for (const [name, bytes] of files) {
    const { width, height } = await sharp(bytes).metadata();
    expect([name, width, height]).toEqual([
      name,
      Number.parseInt(name, 10),
      (Number.parseInt(name, 10) * 9) / 16,
    ]);
  }
});

it('a drawn car covers the middle of its image in the colour of its paint', async () => {
  const image = sharp(imageFiles(COVER).original);
  expect(await image.metadata()).toMatchObject({ width: 1200, height: 675 });
  const door = { left: 700, top: 430, width: 50, height: 40 };
  // `stats` reads its whole input, so the door has to be cut out first.
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
