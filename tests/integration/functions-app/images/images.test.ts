import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  fillImageDocument,
  processImage,
  remakeAllVariants,
} from '#functions/src/images/process-image.ts';
import { deleteFolder } from '#functions/src/shared/bucket.ts';
import { imageDocument } from '../builders.ts';
import { rounds, seededRandom, startTestEmulator, type TestEmulator } from '../support.ts';
import { hostileUploads, photo } from './uploaded-images.ts';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());
beforeEach(async () => {
  await emulator.clear();
  await deleteFolder(emulator.bucket, '');
});

const ORIGINAL = 'vehicle-images/volvo/1700000000000_abc.jpg';
const VARIANTS = 'variants/vehicle-images/volvo/1700000000000_abc/';

const deps = () => ({ db: emulator.db, bucket: emulator.bucket });
async function upload(name: string, bytes: Buffer) {
  await emulator.bucket.file(name).save(bytes, { resumable: false, contentType: 'image/jpeg' });
}
async function addDocument(name = ORIGINAL, id = 'i1') {
  await emulator.db.doc(`vehicle_images/${id}`).set(imageDocument(name));
}
async function image(id = 'i1'): Promise<Record<string, unknown>> {
  return (await emulator.db.doc(`vehicle_images/${id}`).get()).data() ?? {};
}
async function names(prefix: string) {
  const [files] = await emulator.bucket.getFiles({ prefix });
  return files.map(({ name }) => name.slice(prefix.length)).sort();
}

describe('an uploaded image', () => {
  it('an uploaded image gets variants, never enlarged, and a crop for sharing', async () => {
    await upload(ORIGINAL, await photo({ width: 1000, height: 600 }));
    await processImage(ORIGINAL, deps());
    expect(await names(VARIANTS)).toEqual([
      '480.avif',
      '480.webp',
      '800.avif',
      '800.webp',
      'facts.json',
      'share.jpg',
    ]);
    const [share] = await emulator.bucket.file(`${VARIANTS}share.jpg`).download();
    expect(await sharp(share).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('an uploaded image gets its size, colour, placeholder and a new update time on its document', async () => {
    await addDocument();
    await upload(ORIGINAL, await photo());
    await processImage(ORIGINAL, deps());
    const document = await image();
    expect(document).toMatchObject({
      image_state: 'ready',
      width: 1700,
      height: 956,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      widths: [480, 800, 1200, 1600],
      updated_at: expect.anything(),
    });
    expect(String(document['placeholder'])).toMatch(/^data:image\/webp;base64,/);
    expect(String(document['placeholder']).length).toBeLessThan(600);
  });

  it('the variants of an image are upright and carry no EXIF or XMP metadata', async () => {
    await upload(ORIGINAL, await photo({ orientation: 6 }));
    await addDocument();
    await processImage(ORIGINAL, deps());
    expect(await image()).toMatchObject({ width: 956, height: 1700 });
    for (const name of await names(VARIANTS)) {
      const [bytes] = await emulator.bucket.file(VARIANTS + name).download();
      expect(bytes.toString('latin1')).not.toMatch(/SecretPhone|SecretXmp|Exif|GPS/);
    }
  });

  it('an image ends in the same state whether the file or its document comes first', async () => {
    const bytes = await photo({ width: 600, height: 400 });
    await addDocument(ORIGINAL, 'before');
    await fillImageDocument(ORIGINAL, deps());
    await upload(ORIGINAL, bytes);
    await processImage(ORIGINAL, deps());
    await addDocument(ORIGINAL, 'after');
    await fillImageDocument(ORIGINAL, deps());
    const { updated_at: _a, ...before } = await image('before');
    const { updated_at: _b, ...after } = await image('after');
    expect(after).toEqual(before);
    expect(after).toMatchObject({ image_state: 'ready', widths: [480] });
  });

  it('a repeated event of an image changes nothing', async () => {
    await addDocument();
    await upload(ORIGINAL, await photo({ width: 600, height: 400 }));
    await processImage(ORIGINAL, deps());
    const first = await emulator.db.doc('vehicle_images/i1').get();
    const variant = emulator.bucket.file(`${VARIANTS}480.avif`);
    const [{ generation }] = await variant.getMetadata();
    await processImage(ORIGINAL, deps());
    expect((await variant.getMetadata())[0].generation).toBe(generation);
    await fillImageDocument(ORIGINAL, deps());
    const last = await emulator.db.doc('vehicle_images/i1').get();
    expect(last.updateTime?.isEqual(first.updateTime as never)).toBe(true);
  });

  it('an image that is deleted before its event runs leaves no variants', async () => {
    await processImage(ORIGINAL, deps());
    expect(await names('')).toEqual([]);
  });

  it('the image function ignores the variants that it writes itself', async () => {
    await upload(`${VARIANTS}480.webp`, await photo({ width: 480, height: 270 }));
    await processImage(`${VARIANTS}480.webp`, deps());
    expect(await names('')).toHaveLength(1);
  });

  it('the variants of all images can be remade', async () => {
    await upload(ORIGINAL, await photo({ width: 600, height: 400 }));
    await processImage(ORIGINAL, deps());
    await emulator.bucket.file(`${VARIANTS}480.avif`).delete();
    expect(await remakeAllVariants(deps())).toBe(1);
    expect(await names(VARIANTS)).toContain('480.avif');
  });
});

describe('an upload that is no valid image', () => {
  it('a file that is not an image is marked as failed on its document', async () => {
    await addDocument();
    await upload(ORIGINAL, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await processImage(ORIGINAL, deps());
    expect(await image()).toMatchObject({
      image_state: 'failed',
      image_error: 'Filen er ikke et JPEG-, PNG- eller WebP-billede.',
      widths: [],
    });
    expect(await names(VARIANTS)).toEqual(['facts.json']);
  });

  it('an image with too many pixels or too narrow is refused with the reason on its document', async () => {
    const black = { channels: 3, background: '#000000' } as const;
    const make = (width: number, height: number) =>
      sharp({ create: { width, height, ...black }, limitInputPixels: false })
        .png()
        .toBuffer();
    await addDocument();
    await upload(ORIGINAL, await make(9000, 6000));
    await processImage(ORIGINAL, deps());
    expect(await image()).toMatchObject({ image_error: expect.stringContaining('50 millioner') });
    await upload(ORIGINAL, await make(4000, 20));
    await processImage(ORIGINAL, deps());
    expect(await image()).toMatchObject({ image_error: expect.stringContaining('smalt') });
  });

  const count = rounds(500, 15);
  it(`no visitor gets the original bytes or metadata of any of ${count} hostile uploads`, async () => {
    const uploads = await hostileUploads(count, seededRandom(5));
    let refused = 0;
    let variants = 0;
    // Files of tests that ran before share the process.
    const before = process.memoryUsage.rss();
    let peak = 0;
    for (const [index, { kind, bytes }] of uploads.entries()) {
      const name = `vehicle-images/hostile/${index}_x.jpg`;
      await upload(name, bytes);
      await processImage(name, deps());
      peak = Math.max(peak, process.memoryUsage.rss());
      const prefix = `variants/vehicle-images/hostile/${index}_x/`;
      const made = (await names(prefix)).filter((file) => file !== 'facts.json');
      if (made.length === 0) refused += 1;
      for (const file of made) {
        variants += 1;
        const [variant] = await emulator.bucket.file(prefix + file).download();
        const { exif, xmp, iptc, icc } = await sharp(variant).metadata();
        expect({ kind, exif, xmp, iptc, icc }).toEqual({ kind });
        expect(variant.equals(bytes)).toBe(false);
        expect(variant.toString('latin1')).not.toMatch(/<script>|SecretPhone|SecretXmp|%PDF/);
      }
    }
    const megabytes = Math.round((peak - before) / 2 ** 20);
    console.log(
      `${count} hostile uploads: ${refused} refused, ${variants} clean variants, ${megabytes} MB more at most`,
    );
    expect(refused).toBeGreaterThan(count / 3);
    expect(megabytes).toBeLessThan(400);
  });
});
