import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawImage, type ImageJob } from './draw.ts';
import { HEIGHT, WIDTH } from './photograph.ts';

const DRAWING_MS = 60_000;
const yaris = (view: 'front_left' | 'dashboard'): ImageJob => ({
  kind: 'vehicle',
  id: 'toyota-yaris-2022',
  view,
});

async function checksum(job: ImageJob): Promise<string> {
  return createHash('sha256')
    .update(await drawImage(job))
    .digest('hex');
}

it(
  'the same image of the demo stock is drawn the same twice, another view differently',
  async () => {
    const first = await checksum(yaris('front_left'));
    expect(await checksum(yaris('front_left'))).toBe(first);
    expect(await checksum(yaris('dashboard'))).not.toBe(first);
  },
  DRAWING_MS,
);

it(
  'a drawn car covers the middle of its image in the colour of its paint',
  async () => {
    const image = sharp(await drawImage(yaris('front_left')));
    expect(await image.metadata()).toMatchObject({ format: 'jpeg', width: WIDTH, height: HEIGHT });
    const door = { left: 700, top: 430, width: 50, height: 40 };
    // `stats` reads all of its input: the door has to be cut out before.
    const { channels } = await sharp(await image.extract(door).toBuffer()).stats();
    const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
    expect(red).toBeGreaterThan(green * 1.6);
    expect(red).toBeGreaterThan(blue * 1.6);
  },
  DRAWING_MS,
);

it('an image that the demo stock does not have is refused', async () => {
  await expect(drawImage({ kind: 'damage', id: 'toyota-yaris-2022', index: 0 })).rejects.toThrow(
    'toyota-yaris-2022 0',
  );
});
