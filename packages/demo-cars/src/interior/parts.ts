import type { CabinLook } from '../looks/look.ts';
import { lightOf } from '../render/color.ts';
import type { Material } from '../render/material.ts';
import type { MeshBuilder } from '../render/mesh.ts';
import { rod, roundedBox } from '../render/primitives.ts';
import type { Vector } from '../render/vector.ts';
import { SEGMENTS, type SegmentName } from './segments.ts';

/** Places of the materials that all interiors have. */
export const SEAT = 0;
export const TRIM = 1;
export const DARK = 2;
export const METAL = 3;
export const ROOF = 4;
export const PAINT = 5;
export const CARPET = 6;
export const PIPING = 7;
/** Light that reaches every corner of an interior from all its surfaces. */
const FILL = 0.14;

/** The index of the first material of a single interior. */
export const OWN = 8;

export function interiorMaterials({ kind, seats, trim }: CabinLook, paint: string): Material[] {
  return [
    { color: lightOf(seats), metallic: 0, gloss: 0.04, glow: FILL },
    { color: lightOf(trim), metallic: 0, gloss: 0.05, glow: FILL },
    { color: [0.014, 0.015, 0.016], metallic: 0, gloss: 0.08, glow: FILL },
    { color: [0.5, 0.52, 0.54], metallic: 0.7, gloss: 0.4 },
    { color: lightOf(SEGMENTS[kind].inside.lining), metallic: 0, gloss: 0, glow: FILL },
    { color: lightOf(paint), metallic: 0.4, gloss: 0.5 },
    { color: [0.03, 0.031, 0.033], metallic: 0, gloss: 0 },
    {
      color:
        kind === 'sport'
          ? lightOf(SEGMENTS.sport.band[0])
          : (lightOf(seats).map((value) => value * 0.45) as unknown as Vector),
      metallic: 0,
      gloss: 0.1,
    },
  ];
}

/** A sheet of one flat quadrangle, divided so that its shading is even. */
export function panel(
  builder: MeshBuilder,
  material: number,
  corners: readonly [Vector, Vector, Vector, Vector],
  towards: Vector,
): void {
  const [a, b, c, d] = corners;
  const steps = 8;
  const between = (from: Vector, to: Vector, share: number): Vector => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
  const rows = Array.from({ length: steps + 1 }, (_, row) =>
    Array.from({ length: steps + 1 }, (_, column) =>
      between(between(a, b, column / steps), between(d, c, column / steps), row / steps),
    ),
  );
  builder.sheet(rows, material, { to: towards });
}

/** A front seat that faces the nose; `x` is its middle, `y` its place across. */
export function seat(builder: MeshBuilder, kind: SegmentName, x: number, y: number): void {
  const lean = -0.24;
  const { floor, bolster } = SEGMENTS[kind].inside;
  const bucket = SEGMENTS[kind].vents === 'slot';
  roundedBox(builder, SEAT, [x, y, floor + 0.12], [0.52, 0.4, 0.16], { sharpness: 4 });
  for (const side of [-1, 1]) {
    roundedBox(
      builder,
      SEAT,
      [x, y + side * 0.215, floor + 0.16],
      [0.5, bolster, 0.1 + bolster * 0.6],
      {
        sharpness: 3,
      },
    );
    roundedBox(
      builder,
      SEAT,
      [x + 0.31, y + side * 0.21, floor + 0.5],
      [0.1 + bolster * 0.7, bolster, 0.52],
      {
        sharpness: 3,
        tilt: -lean,
      },
    );
    if (!bucket)
      rod(
        builder,
        METAL,
        [x + 0.37, y + side * 0.05, floor + 0.78],
        [x + 0.4, y + side * 0.05, floor + 0.9],
        0.008,
      );
    rod(
      builder,
      PIPING,
      [x - 0.2, y + side * 0.15, floor + 0.207],
      [x + 0.2, y + side * 0.15, floor + 0.205],
      0.004,
      6,
    );
  }
  roundedBox(builder, SEAT, [x + 0.32, y, floor + 0.5], [0.13, 0.36, 0.66], {
    sharpness: 4,
    tilt: -lean,
  });
  for (const up of [0.34, 0.46, 0.58]) {
    const at = x + 0.245 + (up - 0.34) * 0.24;
    rod(builder, PIPING, [at, y - 0.14, floor + up], [at, y + 0.14, floor + up], 0.004, 6);
  }
  const head: [Vector, Vector] = bucket
    ? [
        [x + 0.385, y, floor + 0.84],
        [0.12, 0.3, 0.34],
      ]
    : [
        [x + 0.41, y, floor + 0.93],
        [0.11, 0.26, 0.17],
      ];
  roundedBox(builder, SEAT, ...head, { sharpness: 3.2, tilt: -lean });
  roundedBox(builder, DARK, [x + 0.02, y, floor - 0.02], [0.46, 0.36, 0.12], { sharpness: 8 });
}

/** A rear bench for three. */
export function bench(builder: MeshBuilder, kind: SegmentName, x: number): void {
  const floor = SEGMENTS[kind].inside.floor + 0.02;
  for (const y of [-0.44, 0, 0.44]) {
    const width = y === 0 ? 0.3 : 0.5;
    roundedBox(builder, SEAT, [x, y, floor + 0.12], [0.52, width, 0.17], { sharpness: 4 });
    roundedBox(builder, SEAT, [x + 0.3, y, floor + 0.46], [0.16, width, 0.62], {
      sharpness: 4,
      tilt: 0.22,
    });
    roundedBox(builder, SEAT, [x + 0.4, y, floor + 0.84], [0.1, y === 0 ? 0.22 : 0.27, 0.15], {
      sharpness: 3.2,
      tilt: 0.2,
    });
    rod(
      builder,
      PIPING,
      [x - 0.2, y - width * 0.3, floor + 0.212],
      [x + 0.18, y - width * 0.3, floor + 0.21],
      0.004,
      6,
    );
    rod(
      builder,
      PIPING,
      [x - 0.2, y + width * 0.3, floor + 0.212],
      [x + 0.18, y + width * 0.3, floor + 0.21],
      0.004,
      6,
    );
  }
  roundedBox(builder, DARK, [x + 0.05, 0, floor], [0.5, 1.34, 0.14], { sharpness: 10 });
}

/** The inside of a door on the right (`side` 1) or left: panel, armrest, handle. */
export function doorPanel(builder: MeshBuilder, side: 1 | -1, from: number, to: number): void {
  const y = side * 0.76;
  panel(
    builder,
    TRIM,
    [
      [from, y, 0.3],
      [to, y, 0.3],
      [to, y * 0.97, 0.94],
      [from, y * 0.97, 0.94],
    ],
    [(from + to) / 2, 0, 0.7],
  );
  const middle = (from + to) / 2;
  roundedBox(builder, SEAT, [middle + 0.06, y * 0.95, 0.7], [(to - from) * 0.62, 0.1, 0.09], {
    sharpness: 5,
  });
  roundedBox(builder, METAL, [middle - 0.2, y * 0.96, 0.82], [0.14, 0.03, 0.03], { sharpness: 4 });
  roundedBox(builder, DARK, [middle, y * 0.97, 0.4], [(to - from) * 0.5, 0.06, 0.1], {
    sharpness: 6,
  });
}

/** Pillar, roof lining and sill that frame the windows of the side away from the camera. */
export function windowFrame(
  builder: MeshBuilder,
  roof: number,
  side: 1 | -1,
  pillars: readonly number[],
  from: number,
  to: number,
): void {
  const y = side * 0.74;
  for (const x of pillars) rod(builder, TRIM, [x, y, 0.6], [x + 0.06, side * 0.62, roof], 0.055);
  roundedBox(builder, ROOF, [(from + to) / 2, side * 0.34, roof + 0.05], [to - from, 0.8, 0.1], {
    sharpness: 10,
  });
  roundedBox(builder, TRIM, [(from + to) / 2, y * 0.98, 0.945], [to - from, 0.08, 0.04], {
    sharpness: 6,
  });
}
