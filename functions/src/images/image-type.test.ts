import { describe, expect, it } from 'vitest';
import { detectImageType } from './image-type.ts';

describe('the detected type of an image file', () => {
  it('the type of an image is detected from its bytes', () => {
    expect(detectImageType(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('jpeg');
    expect(detectImageType(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toBe('png');
    expect(detectImageType(Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'))).toBe('webp');
  });

  it.each(['', '<svg', 'GIF89a', '%PDF-1.7', 'RIFF\0\0\0\0WAVE'])(
    'no image type is detected in the bytes %j',
    (text) => {
      expect(detectImageType(Buffer.from(text, 'latin1'))).toBeNull();
    },
  );
});
