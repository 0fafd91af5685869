import type { MeshBuilder, Outside } from './mesh.ts';
import { cross, normalize, subtract, type Vector } from './vector.ts';

const TURN = Math.PI * 2;

/** A box with rounded edges: a superellipsoid around `centre`; `sharpness` 2 is an ellipsoid. */
export function roundedBox(
  builder: MeshBuilder,
  material: number,
  centre: Vector,
  size: Vector,
  {
    sharpness = 6,
    tilt = 0,
    steps = 20,
  }: { sharpness?: number; tilt?: number; steps?: number } = {},
): void {
  const power = 2 / sharpness;
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** power;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const rows = Array.from({ length: steps + 1 }, (_, row) => {
    const polar = (Math.PI * row) / steps;
    return Array.from({ length: steps * 2 + 1 }, (_, column): Vector => {
      const around = (TURN * column) / (steps * 2);
      const x = (size[0] / 2) * bend(Math.sin(polar)) * bend(Math.cos(around));
      const y = (size[1] / 2) * bend(Math.sin(polar)) * bend(Math.sin(around));
      const z = (size[2] / 2) * bend(Math.cos(polar));
      return [centre[0] + x * cos + z * sin, centre[1] + y, centre[2] - x * sin + z * cos];
    });
  });
  builder.sheet(rows, material, { from: centre });
}

/** A profile of (radius, y) turned around an axis through `centre` along y. */
export function lathe(
  builder: MeshBuilder,
  material: number,
  centre: Vector,
  profile: readonly (readonly [radius: number, y: number])[],
  outside: Outside,
  steps = 48,
): void {
  const rows = profile.map(([radius, y]) =>
    Array.from({ length: steps + 1 }, (_, step): Vector => {
      const angle = (TURN * step) / steps;
      return [
        centre[0] + radius * Math.cos(angle),
        centre[1] + y,
        centre[2] + radius * Math.sin(angle),
      ];
    }),
  );
  builder.sheet(rows, material, outside);
}

/** A straight round tube. */
export function rod(
  builder: MeshBuilder,
  material: number,
  from: Vector,
  to: Vector,
  radius: number,
  steps?: number,
): void {
  tube(builder, material, [from, to], radius, steps);
}

/** A round tube along a path. */
export function tube(
  builder: MeshBuilder,
  material: number,
  path: readonly Vector[],
  radius: number,
  steps = 10,
): void {
  const first = path[0];
  if (first === undefined) return;
  const rings = path.map((centre, index) => {
    const before = path[Math.max(0, index - 1)] as Vector;
    const after = path[Math.min(path.length - 1, index + 1)] as Vector;
    const along = normalize(subtract(after, before));
    const side = perpendicular(along, Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]);
    const up = cross(along, side);
    return Array.from({ length: steps + 1 }, (_, step): Vector => {
      const c = Math.cos((TURN * step) / steps) * radius;
      const s = Math.sin((TURN * step) / steps) * radius;
      return [
        centre[0] + side[0] * c + up[0] * s,
        centre[1] + side[1] * c + up[1] * s,
        centre[2] + side[2] * c + up[2] * s,
      ];
    });
  });
  builder.sheet(rings, material, { from: first });
}

function perpendicular(direction: Vector, helper: Vector): Vector {
  const dot = direction[0] * helper[0] + direction[1] * helper[1] + direction[2] * helper[2];
  const rest: Vector = [
    helper[0] - direction[0] * dot,
    helper[1] - direction[1] * dot,
    helper[2] - direction[2] * dot,
  ];
  return normalize(rest);
}
