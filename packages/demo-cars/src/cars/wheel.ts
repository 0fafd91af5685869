import type { MeshBuilder } from '../render/mesh.ts';
import { lathe } from '../render/primitives.ts';
import { drawTexture, type Shape, type Texture } from '../render/texture.ts';
import type { Vector } from '../render/vector.ts';
import { disc, line, type Place, softArea } from './decals/shapes.ts';
import type { Rim, Style } from './style.ts';

/** Share of the wheel's radius that is rim. */
export const RIM_SHARE = 0.735;

/** Adds a wheel whose outer side is at `y`, to the right for y above 0. */
export function addWheel(
  builder: MeshBuilder,
  [x, y]: readonly [number, number],
  radius: number,
  width: number,
  materials: { tyre: number; rim: number },
): void {
  const out = Math.sign(y);
  const centre: Vector = [x, y, radius];
  const rim = radius * RIM_SHARE;
  const seen = { to: [x, y + out * 50, radius] as Vector };
  const inward = (depth: number) => -out * depth;
  lathe(
    builder,
    materials.tyre,
    centre,
    [
      [radius * 0.985, inward(width)],
      [radius, inward(width * 0.9)],
      [radius, inward(0.045)],
      [radius * 0.99, inward(0.025)],
    ],
    { from: centre },
    64,
  );
  lathe(
    builder,
    materials.tyre,
    centre,
    [
      [radius * 0.99, inward(0.025)],
      [radius * 0.955, inward(0.006)],
      [radius * 0.87, inward(-0.004)],
      [rim * 1.03, inward(0.002)],
      [rim, inward(0.014)],
    ],
    seen,
    64,
  );
  lathe(
    builder,
    materials.rim,
    centre,
    [
      [rim, inward(0.014)],
      [rim * 0.985, inward(0.006)],
      [rim * 0.95, inward(0.012)],
      [rim * 0.8, inward(0.022)],
      [rim * 0.5, inward(0.03)],
      [rim * 0.2, inward(0.022)],
      [0, inward(0.018)],
    ],
    seen,
    64,
  );
}

const METAL = { silver: '#c3c8cb', dark: '#34393c', 'two-tone': '#aeb4b8' };
const SHADE = { silver: '#878e92', dark: '#1e2224', 'two-tone': '#26292b' };

/** The face of a rim around (0, 0), of radius 1. */
export function drawRim(
  { rim, rimColor }: Pick<Style, 'rim' | 'rimColor'>,
  pixels: number,
  kerbed: boolean,
): Promise<Texture> {
  const shapes: Shape[] = [
    disc([0, 0], 1, '#0b0d0e', 0.1),
    disc([0, 0], 0.66, '#43484b', 0.4),
    disc([0, 0], 0.62, '#585e61', 0.4),
    disc([0, 0], 0.34, '#16191a', 0.2),
    ...SPOKES[rim](METAL[rimColor], SHADE[rimColor]),
    ring(0.955, 0.075, METAL[rimColor], 0.6),
    ring(0.985, 0.02, rimColor === 'dark' ? '#5a6165' : '#e4e7e8', 0.8),
    ...(kerbed ? scuffs() : []),
    disc([0, 0], 0.17, SHADE[rimColor], 0.6),
    disc([0, 0], 0.12, '#1a1d1f', 0.8),
    ...around(5, 0.11).map((place) =>
      disc(place.map((value) => value * 2.1) as unknown as Place, 0.022, '#101213', 0.4),
    ),
  ];
  return drawTexture(
    shapes,
    { left: -1.02, bottom: -1.02, width: 2.04, height: 2.04 },
    pixels / 2.04,
  );
}

function ring(radius: number, width: number, color: string, gloss: number): Shape {
  return {
    svg: (stroke) =>
      `<circle r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`,
    color,
    gloss,
  };
}

/** What a kerb leaves on the edge of a rim. */
function scuffs(): Shape[] {
  const on = (angle: number, reach: number): Place => [
    Math.cos(angle) * reach,
    Math.sin(angle) * reach,
  ];
  return Array.from({ length: 16 }, (_, index) => {
    const from = 0.35 + index * 0.034;
    const reach = 0.955 + ((index * 7) % 5) * 0.011;
    return line(
      [on(from, reach), on(from + 0.05 + (index % 3) * 0.016, reach + 0.006)],
      index % 3 === 0 ? '#3c3f40' : '#dfe2e2',
      0.012 + (index % 2) * 0.008,
      { gloss: 0.05 },
    );
  });
}

function around(count: number, radius: number, offset = 0): Place[] {
  return Array.from({ length: count }, (_, index): Place => {
    const angle = (Math.PI * 2 * (index + offset)) / count + Math.PI / 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
}

/** A spoke towards an angle: `inner` and `outer` are its half widths, `twist` bends its end. */
function spoke(
  angle: number,
  inner: number,
  outer: number,
  light: string,
  dark: string,
  twist = 0,
): Shape[] {
  const turn = (x: number, y: number): Place => [
    x * Math.cos(angle) - y * Math.sin(angle),
    x * Math.sin(angle) + y * Math.cos(angle),
  ];
  return [
    softArea(dark, 0.5, 0.035, [
      turn(0.1, -inner),
      turn(0.94, twist - outer),
      turn(0.94, twist + outer),
      turn(0.1, inner),
    ]),
    softArea(light, 0.6, 0.02, [
      turn(0.1, -inner * 0.6),
      turn(0.93, twist - outer * 0.62),
      turn(0.93, twist + outer * 0.62),
      turn(0.1, inner * 0.6),
    ]),
  ];
}

function angles(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (Math.PI * 2 * index) / count + Math.PI / 2);
}

const SPOKES: Record<Rim, (light: string, dark: string) => Shape[]> = {
  five: (light, dark) => angles(5).flatMap((angle) => spoke(angle, 0.13, 0.2, light, dark)),
  ten: (light, dark) => angles(10).flatMap((angle) => spoke(angle, 0.055, 0.075, light, dark)),
  'double-five': (light, dark) =>
    angles(5).flatMap((angle) => [
      ...spoke(angle - 0.17, 0.05, 0.065, light, dark),
      ...spoke(angle + 0.17, 0.05, 0.065, light, dark),
    ]),
  turbine: (light, dark) =>
    angles(9).flatMap((angle) => spoke(angle, 0.07, 0.11, light, dark, 0.22)),
  aero: (light, dark) => [
    disc([0, 0], 0.93, dark, 0.4),
    ...angles(5).flatMap((angle) => spoke(angle, 0.3, 0.3, light, dark, 0.1)),
  ],
  steel: (light, dark) => [
    disc([0, 0], 0.93, dark, 0.3),
    disc([0, 0], 0.78, light, 0.35),
    ...around(10, 0.6).map((place) => disc(place, 0.075, '#0b0d0e', 0.1)),
    disc([0, 0], 0.4, dark, 0.35),
  ],
};
