import { expect, test } from 'vitest';
import { frameOf } from './take-frame.ts';

test('a picture has 16:9 from the middle of what the camera sees, however the phone is held', () => {
  expect(frameOf(3840, 2160)).toEqual({ x: 0, y: 0, width: 3840, height: 2160 });
  expect(frameOf(2160, 3840)).toEqual({ x: 0, y: 1312.5, width: 2160, height: 1215 });
  expect(frameOf(640, 480)).toEqual({ x: 0, y: 60, width: 640, height: 360 });
});
