import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createIcons } from './create-icons.ts';

test('the icons are a PNG of 180 px for phones and an ICO with a PNG of 32 px', async () => {
  const icons = await createIcons(readFileSync('public/favicon.svg'));
  const touch = await sharp(icons['apple-touch-icon.png']).metadata();
  expect([touch.format, touch.width, touch.height]).toEqual(['png', 180, 180]);

  const ico = icons['favicon.ico'] as Buffer;
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(start + length).toBe(ico.length);
  const inner = await sharp(ico.subarray(start)).metadata();
  expect([inner.format, inner.width, inner.height]).toEqual(['png', 32, 32]);
});
