import type { CabinLook } from '../looks/look.ts';
import type { Material } from '../render/material.ts';
import { type Mesh, MeshBuilder } from '../render/mesh.ts';
import { rod, roundedBox, tube } from '../render/primitives.ts';
import type { Vector } from '../render/vector.ts';
import {
  bench,
  CARPET,
  DARK,
  doorPanel,
  interiorMaterials,
  METAL,
  PAINT,
  panel,
  SEAT,
  seat,
  TRIM,
  windowFrame,
} from './parts.ts';
import { raised, SEGMENTS } from './segments.ts';

interface Interior {
  mesh: Mesh;
  materials: Material[];
}

/** The front seats through the open door of the driver, who sits on the left (y below 0). */
export function buildFrontSeats(look: CabinLook, paint: string): Interior {
  const builder = new MeshBuilder();
  const { kind } = look;
  const { inside, tunnel } = SEGMENTS[kind];
  floor(builder, -0.4, 1.7);
  seat(builder, kind, 0.72, -0.37);
  if (kind === 'van') bench(builder, kind, 0.78);
  else {
    const [width, height] = tunnel;
    seat(builder, kind, 0.72, 0.37);
    roundedBox(builder, TRIM, [0.5, 0, 0.62 - height / 2], [0.9, width, height], { sharpness: 6 });
    roundedBox(builder, SEAT, [0.76, 0, 0.62], [0.36, width * 0.86, 0.08], { sharpness: 4 });
  }
  doorPanel(builder, 1, -0.2, 1.3);
  windowFrame(builder, inside.roof, 1, [-0.1, 1.24], -0.3, 1.8);
  roundedBox(builder, TRIM, [-0.12, 0, 0.72], [0.44, 1.5, 0.28], { sharpness: 4 });
  const ring = Array.from({ length: 41 }, (_, step): Vector => {
    const angle = (Math.PI * 2 * step) / 40;
    return [
      0.32 - Math.sin(angle) * 0.07,
      -0.37 + Math.cos(angle) * 0.18,
      0.82 + raised(kind) + Math.sin(angle) * 0.165,
    ];
  });
  tube(builder, DARK, ring, 0.016, 12);
  roundedBox(builder, DARK, [0.3, -0.37, 0.81 + raised(kind)], [0.09, 0.15, 0.1], {
    sharpness: 3.2,
    tilt: 0.4,
  });
  rod(builder, DARK, [0.28, -0.37, 0.8 + raised(kind)], [0.05, -0.37, 0.72], 0.04);
  doorway(builder, inside.roof, -0.4, 1.5);
  return { mesh: builder.build(), materials: interiorMaterials(look, paint) };
}

/** The rear seats through the open rear door on the left. */
export function buildRearSeats(look: CabinLook, paint: string): Interior {
  const builder = new MeshBuilder();
  floor(builder, -0.6, 1.6);
  const { roof } = SEGMENTS[look.kind].inside;
  bench(builder, look.kind, 0.72);
  for (const y of [-0.37, 0.37]) seat(builder, look.kind, -0.36, y);
  doorPanel(builder, 1, 0.02, 1.2);
  windowFrame(builder, roof, 1, [0.02, 1.2], -0.6, 1.7);
  roundedBox(builder, TRIM, [1.34, 0, 0.62], [0.26, 1.5, 0.9], { sharpness: 8 });
  doorway(builder, roof, -0.6, 1.5);
  return { mesh: builder.build(), materials: interiorMaterials(look, paint) };
}

/** The boot from behind, under the open tailgate; the load space of a van is deeper. */
export function buildBoot(look: CabinLook, paint: string): Interior {
  const builder = new MeshBuilder();
  const van = look.kind === 'van';
  const [half, low, high, depth] = SEGMENTS[look.kind].boot;
  const inside: Vector = [0, 0, (low + high) / 2];
  const wall = van ? SEAT : CARPET;
  panel(
    builder,
    van ? TRIM : CARPET,
    [
      [0, -half, low],
      [0, half, low],
      [-depth, half, low],
      [-depth, -half, low],
    ],
    inside,
  );
  for (const side of [-1, 1]) {
    const y = side * half;
    panel(
      builder,
      wall,
      [
        [0, y, low],
        [-depth, y * 0.96, low],
        [-depth, y * 0.94, high],
        [0, y * 0.96, high],
      ],
      inside,
    );
    roundedBox(
      builder,
      PAINT,
      [0.02, side * (half + 0.1), (low + high) / 2],
      [0.1, 0.22, high - low + 0.5],
      { sharpness: 6 },
    );
    if (van)
      for (const z of [0.85, 1.25])
        roundedBox(
          builder,
          METAL,
          [-depth / 2, side * (half - 0.03), z],
          [depth * 0.9, 0.05, 0.05],
          { sharpness: 8 },
        );
    else {
      roundedBox(
        builder,
        DARK,
        [-depth / 2, side * (half - 0.02), low + 0.1],
        [depth * 0.74, 0.16, 0.22],
        {
          sharpness: 4,
        },
      );
      rod(
        builder,
        METAL,
        [-0.12, side * (half - 0.07), low + 0.01],
        [-0.12, side * (half - 0.02), low + 0.01],
        0.014,
      );
    }
  }
  panel(
    builder,
    wall,
    [
      [-depth, -half, low],
      [-depth, half, low],
      [-depth, half, high],
      [-depth, -half, high],
    ],
    inside,
  );
  panel(
    builder,
    DARK,
    [
      [0, -half, high],
      [0, half, high],
      [-depth, half, high],
      [-depth, -half, high],
    ],
    inside,
  );
  if (!van) {
    for (const y of [-0.31, 0.27])
      roundedBox(builder, SEAT, [-depth + 0.05, y, low + 0.26], [0.1, y < 0 ? 0.46 : 0.54, 0.56], {
        sharpness: 8,
      });
    roundedBox(builder, DARK, [-depth / 2, 0, low + 0.5], [depth * 0.95, half * 1.9, 0.04], {
      sharpness: 14,
    });
    roundedBox(builder, METAL, [-0.1, 0, low + 0.006], [0.02, 0.2, 0.01], { sharpness: 6 });
  }
  roundedBox(builder, DARK, [0.06, 0, low - 0.02], [0.14, half * 1.96, 0.05], { sharpness: 6 });
  roundedBox(builder, PAINT, [0.1, 0, low - 0.3], [0.24, half * 2 + 0.44, 0.52], { sharpness: 7 });
  roundedBox(builder, PAINT, [0.02, 0, high + 0.14], [0.16, half * 2 + 0.3, 0.24], {
    sharpness: 6,
  });
  return { mesh: builder.build(), materials: interiorMaterials(look, paint) };
}

function floor(builder: MeshBuilder, from: number, to: number): void {
  panel(
    builder,
    CARPET,
    [
      [from, -0.76, 0.28],
      [to, -0.76, 0.28],
      [to, 0.76, 0.28],
      [from, 0.76, 0.28],
    ],
    [0, 0, 9],
  );
}

/** The sill and the roof rail of the open door, in the colour of the car. */
function doorway(builder: MeshBuilder, roof: number, from: number, to: number): void {
  rod(builder, PAINT, [from, -0.68, roof + 0.03], [to, -0.68, roof + 0.03], 0.05, 14);
  roundedBox(builder, PAINT, [(from + to) / 2, -0.84, 0.26], [to - from, 0.16, 0.2], {
    sharpness: 6,
    steps: 30,
  });
  roundedBox(builder, DARK, [(from + to) / 2, -0.77, 0.35], [to - from, 0.05, 0.03], {
    sharpness: 6,
  });
}
