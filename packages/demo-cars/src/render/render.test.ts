import { describe, expect, it } from 'vitest';
import { createCamera, project } from './camera.ts';
import { lightOf, toByte } from './color.ts';
import { curve } from './curve.ts';
import { MeshBuilder } from './mesh.ts';
import { roundedBox } from './primitives.ts';
import { createSamples, rasterise } from './rasterise.ts';

describe('the renderer of the demo images', () => {
  const camera = createCamera({ eye: [0, -5, 0], target: [0, 0, 0], angle: 40 }, 80, 60);

  it('the camera shows its target in the middle and what is higher further up', () => {
    const [x, y, inverse] = project(camera, [0, 0, 0]);
    expect([x, y]).toEqual([40, 30]);
    expect(1 / inverse).toBeCloseTo(5);
    expect(project(camera, [0, 0, 1])[1]).toBeLessThan(30);
  });

  it('the nearer of two boxes hides the other, and a cut shows what is behind', () => {
    const builder = new MeshBuilder();
    roundedBox(builder, 0, [0, 0, 0], [1, 1, 1]);
    roundedBox(builder, 1, [0, 3, 0], [2, 1, 2]);
    const mesh = builder.build();
    const samples = createSamples(80, 60);
    const middle = 30 * 80 + 40;
    const shown = () => mesh.materials[samples.triangle[middle] ?? -1];
    rasterise(mesh, camera, samples, []);
    expect(shown()).toBe(0);
    rasterise(mesh, camera, samples, [[{ x: 0, z: 0, radius: 0.4, minY: 0.2 }]]);
    expect(shown()).toBe(1);
    expect(samples.triangle[0]).toBe(-1);
  });

  it('the normals of a closed box point outwards', () => {
    const builder = new MeshBuilder();
    roundedBox(builder, 0, [2, 0, 0], [1, 1, 1]);
    const { positions, normals } = builder.build();
    let outwards = 0;
    for (let at = 0; at < positions.length; at += 3) {
      const [x = 0, y = 0, z = 0] = positions.subarray(at, at + 3);
      const [nx = 0, ny = 0, nz = 0] = normals.subarray(at, at + 3);
      if ((x - 2) * nx + y * ny + z * nz >= 0) outwards += 1;
    }
    expect(outwards).toBe(positions.length / 3);
  });

  it('a curve passes its knots and never overshoots them', () => {
    const at = curve([
      [0, 0],
      [1, 1],
      [2, 1],
      [3, 0.5],
    ]);
    expect([at(-1), at(0), at(1), at(2), at(9)]).toEqual([0, 0, 1, 1, 0.5]);
    for (let x = 0; x <= 3; x += 0.05) expect(at(x)).toBeLessThanOrEqual(1);
  });

  it('a colour survives the way to light and back', () => {
    const [red, green, blue] = lightOf('#2a5f9e');
    expect([toByte(red), toByte(green), toByte(blue)]).toEqual([0x2a, 0x5f, 0x9e]);
  });
});
