import { describe, expect, it } from 'vitest';
import { IMAGE_KINDS } from '#domain/image/upload-kinds.ts';
import { parseImageObject } from './image-object.ts';

describe('the object name of an uploaded image', () => {
  it('the object name of an image gives its owner and the prefix of its variants', () => {
    expect(parseImageObject('damage-images/volvo/damage_12.webp')).toEqual({
      kind: IMAGE_KINDS.damage,
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
  ])('the object name %s is not that of an image', (name) => {
    expect(parseImageObject(name)).toBeNull();
  });
});
