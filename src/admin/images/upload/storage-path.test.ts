import { expect, test } from 'vitest';
import { IMAGE_KINDS } from '#domain/image/upload-kinds.ts';
import { batteryDocumentPath, imagePath } from './storage-path.ts';

test('the names of uploaded files contain a timestamp and a random number', () => {
  expect(imagePath(IMAGE_KINDS.vehicle, 'car', 'image/png')).toMatch(
    /^vehicle-images\/car\/\d{13}_\d+\.png$/u,
  );
  expect(imagePath(IMAGE_KINDS.damage, 'car', 'image/jpeg')).toMatch(
    /^damage-images\/car\/damage_\d+_\d{13}\.jpg$/u,
  );
  expect(batteryDocumentPath('car')).toMatch(
    /^battery-test-documents\/car\/battery_test_\d{13}_\d+\.pdf$/u,
  );
});
