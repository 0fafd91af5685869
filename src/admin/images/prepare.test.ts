import { expect, test } from 'vitest';
import { batteryDocumentPath, imagePath } from './file-name.ts';
import { isHeic, scaleFor } from './prepare.ts';

test('an image is scaled down to 2560 px at its longer edge and never enlarged', () => {
  expect(scaleFor(5120, 2880)).toBe(0.5);
  expect(scaleFor(1000, 5120)).toBe(0.5);
  expect(scaleFor(1920, 1080)).toBe(1);
});

test('a HEIC file is recognised by its type or its file name', () => {
  expect(isHeic({ type: 'image/heic', name: 'a' })).toBe(true);
  expect(isHeic({ type: '', name: 'IMG_1.HEIF' })).toBe(true);
  expect(isHeic({ type: 'image/jpeg', name: 'heic.jpg' })).toBe(false);
});

test('the names of uploaded files contain a timestamp and a random number', () => {
  expect(imagePath('vehicle-images', 'car', 'image/png')).toMatch(
    /^vehicle-images\/car\/\d{13}_\d+\.png$/u,
  );
  expect(imagePath('damage-images', 'car', 'image/jpeg')).toMatch(
    /^damage-images\/car\/damage_\d+_\d{13}\.jpg$/u,
  );
  expect(batteryDocumentPath('car')).toMatch(
    /^battery-test-documents\/car\/battery_test_\d{13}_\d+\.pdf$/u,
  );
});
