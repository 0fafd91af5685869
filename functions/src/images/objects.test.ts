import { describe, expect, it } from 'vitest';
import { imageObject } from './objects.ts';
import { sniffImage } from './sniff.ts';

describe('the object name of an uploaded image', () => {
  it('the object name of an image gives its owner and the prefix of its variants', () => {
    expect(imageObject('damage-images/volvo/damage_12.webp')).toEqual({
      folder: 'damage-images',
      ownerId: 'volvo',
      variantsPrefix: 'variants/damage-images/volvo/damage_12/',
    });
  });

  it.each([
    'variants/vehicle-images/volvo/1_a/480.webp',
    'battery-test-documents/volvo/battery_test_1.pdf',
    'vehicle-images/volvo/../secret.jpg',
    'vehicle-images/volvo/deep/1_a.jpg',
    'vehicle-images/1_a.jpg',
  ])('the object name %s is not taken for an image', (name) => {
    expect(imageObject(name)).toBeNull();
  });
});

describe('the detected type of an image file', () => {
  it('the type of an image is detected from its bytes', () => {
    expect(sniffImage(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('jpeg');
    expect(sniffImage(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toBe('png');
    expect(sniffImage(Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'))).toBe('webp');
  });

  it.each(['', '<svg', 'GIF89a', '%PDF-1.7', 'RIFF\0\0\0\0WAVE'])(
    'no image type is detected in the bytes %j',
    (text) => {
      expect(sniffImage(Buffer.from(text, 'latin1'))).toBeNull();
    },
  );
});
