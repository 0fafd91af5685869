import { type Mesh, MeshBuilder } from '../render/mesh.ts';
import { rod, roundedBox, tube } from '../render/primitives.ts';
import type { Vector } from '../render/vector.ts';
import type { Body } from './body.ts';
import { addCabin, cabinLines } from './cabin.ts';
import { CABIN, DARK, FRONT_WHEEL, MIRROR, REAR_WHEEL, ROOF, SHELL, TYRE } from './parts.ts';
import { addShell, type Shell } from './shell.ts';
import type { Style } from './style.ts';
import { addWheel } from './wheel.ts';

/** The mesh of a car, whose nose is at x 0 and whose wheels stand on z 0. */
export function buildMesh(body: Body, shell: Shell, style: Style): Mesh {
  const builder = new MeshBuilder();
  addShell(builder, body, shell, SHELL);
  addCabin(builder, body, shell, { cabin: CABIN, roof: ROOF });
  const half = body.width / 2;
  const middle = body.length / 2;
  // What wheel arches and the gap under the car show.
  roundedBox(builder, DARK, [middle, 0, 0.36], [body.length - 0.5, body.width - 0.62, 0.4], {
    sharpness: 12,
  });
  roundedBox(
    builder,
    DARK,
    [middle, 0, 0.4],
    [body.wheelbase - body.tyreRadius * 2 - 0.3, body.width - 0.16, 0.4],
    { sharpness: 14 },
  );
  for (const x of [body.frontAxle, body.frontAxle + body.wheelbase]) {
    const materials = { tyre: TYRE, rim: x === body.frontAxle ? FRONT_WHEEL : REAR_WHEEL };
    for (const sign of [1, -1]) {
      const y = sign * (half - 0.03);
      addWheel(builder, [x, y], body.tyreRadius, 0.21, materials);
      addArch(builder, [x, y], body.tyreRadius + 0.052, sign);
    }
  }
  addMirrors(builder, body, shell);
  if (style.rails) addRails(builder, body, shell);
  return builder.build();
}

/** The dark inside of a wheel arch: a drum that is open outwards. */
function addArch(
  builder: MeshBuilder,
  [x, y]: readonly [number, number],
  radius: number,
  sign: number,
): void {
  const angles = Array.from({ length: 25 }, (_, step) => (Math.PI * step) / 24);
  const ring = (at: number, reach: number) =>
    angles.map(
      (angle): Vector => [
        x + Math.cos(angle) * reach,
        at,
        radius - 0.047 + Math.sin(angle) * reach,
      ],
    );
  const deep = y - sign * 0.3;
  builder.sheet([ring(y + sign * 0.02, radius), ring(deep, radius), ring(deep, 0)], DARK, {
    to: [x, y + sign, radius - 0.05],
  });
}

function addMirrors(builder: MeshBuilder, body: Body, shell: Shell): void {
  const x = body.cabin.windscreen[0] + body.cabin.bow[0] + 0.22;
  const z = shell.edge(x) + 0.1;
  for (const sign of [1, -1]) {
    const y = sign * (body.width / 2 + 0.055);
    roundedBox(builder, MIRROR, [x, y, z], [0.13, 0.2, 0.13], { sharpness: 3.4, steps: 12 });
    rod(
      builder,
      DARK,
      [x + 0.02, sign * (body.width / 2 - 0.1), z - 0.08],
      [x, y - sign * 0.03, z - 0.055],
      0.022,
    );
    roundedBox(builder, DARK, [x + 0.045, y, z], [0.05, 0.17, 0.1], { sharpness: 6, steps: 8 });
  }
}

function addRails(builder: MeshBuilder, body: Body, shell: Shell): void {
  const lines = cabinLines(body, shell);
  const [from, to] = [body.cabin.windscreen[1] + 0.35, body.cabin.rearWindow[1] - 0.3];
  const path = (sign: number): Vector[] =>
    Array.from({ length: 9 }, (_, step): Vector => {
      const x = from + ((to - from) * step) / 8;
      const lift = step === 0 || step === 8 ? -0.01 : 0.035;
      return [x, sign * (lines.roofHalf - 0.06), lines.roof(x) - body.cabin.roofDrop * 0.42 + lift];
    });
  for (const sign of [1, -1]) tube(builder, DARK, path(sign), 0.017, 8);
}
