import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { DEMO_VEHICLES } from '../vehicles/index.ts';
import { drawImage, type ImageJob } from './draw.ts';
import { HEIGHT, WIDTH } from './photograph.ts';
import { type ViewName, vehicleViews } from './vehicle-views.ts';

const DRAWING_MS = 60_000;
/** Images of all vehicles take minutes. */
const JUDGED = DEMO_VEHICLES.filter(({ id, images }) =>
  process.env['DEEP'] ? images === undefined : id === 'toyota-yaris-2022',
);
/** In mean levels of grey of 255; encoding the same image again changes less than 2. */
const CLEARLY_DIFFERENT = 10;
const yaris = (view: ViewName): ImageJob => ({ kind: 'vehicle', id: 'toyota-yaris-2022', view });

async function checksum(job: ImageJob): Promise<string> {
  return createHash('sha256')
    .update(await drawImage(job))
    .digest('hex');
}

it(
  'the same image of the demo stock is drawn the same twice',
  async () => {
    const first = await checksum(yaris('front_left'));
    expect(await checksum(yaris('front_left'))).toBe(first);
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

it.each(JUDGED)(
  'the demo vehicle $id has at least eight images, and no two of them look alike',
  async (vehicle) => {
    const seen: Buffer[] = [];
    for (const view of vehicleViews(vehicle)) {
      const thumbnail = await thumbnailOf({ kind: 'vehicle', id: vehicle.id, view });
      const nearest = Math.min(...seen.map((other) => difference(thumbnail, other)));
      expect(nearest, view).toBeGreaterThan(CLEARLY_DIFFERENT);
      seen.push(thumbnail);
    }
    expect(seen.length).toBeGreaterThanOrEqual(8);
  },
  2 * DRAWING_MS,
);

it('an image that the demo stock does not have is refused', async () => {
  await expect(drawImage({ kind: 'damage', id: 'toyota-yaris-2022', index: 0 })).rejects.toThrow(
    'toyota-yaris-2022 0',
  );
});

/** The image as 32 x 20 levels of grey. */
async function thumbnailOf(job: ImageJob): Promise<Buffer> {
  return sharp(await drawImage(job))
    .greyscale()
    .resize(32, 20, { fit: 'fill' })
    .raw()
    .toBuffer();
}

/** The mean difference of two thumbnails, 0 to 255. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, level, at) => sum + Math.abs(level - (other[at] ?? 0)), 0) / one.length;
}
