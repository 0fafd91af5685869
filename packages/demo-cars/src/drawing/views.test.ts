import { expect, it } from 'vitest';
import { LOOKS } from '../looks/index.ts';
import { createCamera } from '../render/camera.ts';
import { carOf } from './draw-image.ts';
import { WHOLE } from './photograph.ts';
import { coverCamera, extentOf } from './views.ts';

it.each(Object.keys(LOOKS))(
  'the first image of %s shows the whole car in its middle',
  async (id) => {
    const car = await carOf(id, LOOKS[id] as NonNullable<(typeof LOOKS)[string]>);
    const { width, height } = WHOLE;
    const camera = createCamera(coverCamera('front_left', car, WHOLE), width, height);
    const { left, right, top, bottom } = extentOf(car.mesh, camera);
    expect((left + right) / 2).toBeCloseTo(width / 2, 0);
    expect((right - left) / width).toBeLessThanOrEqual(0.881);
    expect((right - left) / width).toBeGreaterThan(0.8);
    expect(top).toBeGreaterThan(height * 0.08);
    expect(bottom).toBeLessThan(height * 0.95);
  },
);
