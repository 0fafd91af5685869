import { expect, it } from 'vitest';
import { LOOKS } from '#looks/index.ts';
import { buildMesh } from '../car-mesh.ts';
import { fitBody } from '../fit-body.ts';
import { createShell } from '../shell.ts';
import type { Style } from '../style.ts';
import { BODIES, type BodyName } from './index.ts';

const STYLE = { rails: false } as Style;
const names = Object.keys(BODIES) as BodyName[];

/** Largest extent of a mesh along an axis in metres. */
function extent(values: Float32Array, axis: number): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = axis; at < values.length; at += 3) {
    low = Math.min(low, values[at] as number);
    high = Math.max(high, values[at] as number);
  }
  return high - low;
}

it.each(names)('the mesh of the body %s is as long and as high as its figures say', (name) => {
  const body = BODIES[name];
  const { positions, corners, materials } = buildMesh(body, createShell(body), STYLE);
  const height = Math.max(...body.cabin.roof.map(([, z]) => z));
  expect(extent(positions, 0)).toBeCloseTo(body.length, 1);
  expect(Math.abs(extent(positions, 2) - height)).toBeLessThan(0.06);
  expect(corners).toHaveLength(materials.length * 3);
});

it('no two body shapes have the same proportions', () => {
  const proportions = names.map((name) => {
    const { length, wheelbase, cabin } = BODIES[name];
    const height = Math.max(...cabin.roof.map(([, z]) => z));
    const glass = cabin.glassEnd[0] - cabin.windscreen[0];
    return [height / length, wheelbase / length, glass / length, cabin.windscreen[0] / length];
  });
  for (const [index, one] of proportions.entries()) {
    for (const other of proportions.slice(index + 1)) {
      const difference = one.reduce(
        (sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)),
        0,
      );
      expect(difference).toBeGreaterThan(0.01);
    }
  }
});

it('the demo stock shows every body shape', () => {
  expect(new Set(Object.values(LOOKS).map(({ body }) => body))).toEqual(new Set(names));
});

it('a body that is fitted to a model has its length, width and height', () => {
  const fitted = fitBody(BODIES.estate, [5, 2, 1.6]);
  expect(fitted).toMatchObject({ length: 5, width: 2 });
  expect(Math.max(...fitted.cabin.roof.map(([, z]) => z))).toBeCloseTo(1.6);
  expect(fitted.wheelbase / fitted.length).toBeCloseTo(
    BODIES.estate.wheelbase / BODIES.estate.length,
  );
});
