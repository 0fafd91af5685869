import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

const ADDRESS = 'https://www.en-forhandler-med-langt-navn.example/car/kZ3x9PqL7mVt2RwYb8Nc';
/** The width of the code on the smaller sheet, in inches. */
const WIDTH = 41 / 25.4;

test.each([300, 72])('the QR code of a sheet is read at %d dpi', async (dpi) => {
  const { size, path } = qrCode(ADDRESS);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" stroke="#000"/></svg>`;
  const pixels = Math.round(WIDTH * dpi);
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * 20 })
    .resize(pixels, pixels)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(pixels);
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(ADDRESS);
});
