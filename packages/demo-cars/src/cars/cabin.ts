import { curve } from '../render/curve.ts';
import type { MeshBuilder } from '../render/mesh.ts';
import type { Vector } from '../render/vector.ts';
import type { Body } from './body.ts';
import { mirror, outline, type Shell } from './shell.ts';

const ROWS = 12;
const ROOF_ROWS = 12;
const SIDE_STEPS = 40;
/** Distance of the windows from the shoulder, in metres. */
const INSET = 0.035;
const BULGE = 0.022;

/** Where the glass meets body and roof, as functions that the decals follow too. */
export interface CabinLines {
  roof: (x: number) => number;
  /** Distance from the middle of the foot of the windows, and of the edge of the roof. */
  foot: (x: number) => number;
  roofHalf: number;
}

export function cabinLines(body: Body, shell: Shell): CabinLines {
  const roof = curve(body.cabin.roof);
  return {
    roof: (x) => roof(x),
    foot: (x) => shell.side(x, 1) - INSET,
    roofHalf: (body.width / 2) * body.cabin.roofWidth,
  };
}

/** Adds windows, pillars and roof. */
export function addCabin(
  builder: MeshBuilder,
  body: Body,
  shell: Shell,
  materials: { cabin: number; roof: number },
): void {
  const { cabin } = body;
  const lines = cabinLines(body, shell);
  const [frontBow, rearBow] = cabin.bow;
  const below = outline(
    cabin.windscreen[0],
    cabin.rearWindow[0],
    [frontBow, 2.9],
    [rearBow, 3.2],
    SIDE_STEPS,
  );
  const above = outline(
    cabin.windscreen[1],
    cabin.rearWindow[1],
    [frontBow * 0.6, 3.2],
    [rearBow * 0.7, 3.4],
    SIDE_STEPS,
  );
  const row = (share: number) =>
    below.map(([x0, w0], index): Vector => {
      const [x1, w1] = above[index] as [number, number];
      const z0 = shell.top(x0, 1 - w0) - 0.03;
      const z1 = lines.roof(x1) - cabin.roofDrop;
      const y0 = w0 * lines.foot(x0);
      const y1 = w1 * lines.roofHalf;
      const bulge = BULGE * Math.sin(Math.PI * share);
      return [
        x0 + (x1 - x0) * share - (x0 < body.length / 2 ? 1 : -1) * bulge * (1 - w0),
        y0 + (y1 - y0) * share + bulge * w0,
        z0 + (z1 - z0) * share,
      ];
    });
  const sides = Array.from({ length: ROWS + 1 }, (_, step) => row(step / ROWS));
  const rim = sides.at(-1) as Vector[];
  const roof = Array.from({ length: ROOF_ROWS + 1 }, (_, step) => {
    const share = (step / ROOF_ROWS) ** 1.6;
    return rim.map(
      ([x, y, z]): Vector => [x, y * (1 - share), z + cabin.roofDrop * (1 - (1 - share) ** 2.4)],
    );
  });
  const outside = { from: [body.length / 2, 0, 0.8] as Vector };
  for (const half of [sides, mirror(sides)]) builder.sheet(half, materials.cabin, outside);
  for (const half of [roof, mirror(roof)]) builder.sheet(half, materials.roof, outside);
}
