import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasMetadata, isWhole } from './image-bytes.ts';

const pixels = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#357' } });
const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 40/1 0/1' } };
const files = {
  'image/jpeg': () => pixels().jpeg(),
  'image/png': () => pixels().png(),
  'image/webp': () => pixels().webp(),
};

test.each(Object.entries(files))(
  'a cut file of type %s is distinguished from a whole one',
  async (type, of) => {
    const whole = await of().toBuffer();
    expect(isWhole(whole, type)).toBe(true);
    for (const share of [0.2, 0.5, 0.9]) {
      expect(isWhole(whole.subarray(0, Math.floor(whole.length * share)), type)).toBe(false);
    }
  },
);

test('a photograph with a thumbnail or a film after it is whole, and cut before its end it is not', async () => {
  const photo = await pixels().jpeg({ progressive: true }).toBuffer();
  const thumbnail = await pixels().resize(40).jpeg().toBuffer();
  const segment = Buffer.concat([Buffer.from([0xff, 0xe2, 0, 0]), thumbnail]);
  segment.writeUInt16BE(segment.length - 2, 2);
  const camera = Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2)]);
  expect(isWhole(Buffer.concat([camera, Buffer.alloc(200_000)]), 'image/jpeg')).toBe(true);
  expect(isWhole(camera.subarray(0, camera.length - 40), 'image/jpeg')).toBe(false);
});

test.each(Object.entries(files))(
  'a file of type %s says where it was taken, or does not',
  async (_, of) => {
    expect(hasMetadata(await of().toBuffer())).toBe(false);
    expect(hasMetadata(await of().withExif(place).toBuffer())).toBe(true);
  },
);
