import type { Shape } from '#render/texture.ts';
import type { Body } from '../body.ts';
import type { Shell } from '../shell.ts';
import type { Style } from '../style.ts';
import { grille } from './grille.ts';
import { headlampFront } from './lamps.ts';
import { area, both, centred, PLASTIC, type Place, softArea, stroke } from './shapes.ts';

/** What is drawn on the front of a car. */
export function frontShapes(body: Body, shell: Shell, style: Style): Shape[] {
  return [
    ...lowerIntake(body),
    ...grille(body, shell, style),
    ...headlampFront(body, shell, style),
    ...plate(0.43),
  ];
}

function lowerIntake({ bumper, width, cladding }: Body): Shape[] {
  const half = width / 2;
  const base = bumper + 0.03;
  return [
    area(
      PLASTIC,
      0.12,
      centred([half, bumper - 0.1], [half, bumper + (cladding > 0 ? 0.1 : 0.03)]),
    ),
    softArea('#08090a', 0.1, 0.03, centred([half * 0.5, base + 0.01], [half * 0.44, base + 0.12])),
    ...[0.04, 0.08].map((up) =>
      stroke([-half * 0.48, base + up], [half * 0.48, base + up], '#24282a', 0.008),
    ),
    ...both((sign) => [
      softArea('#0b0d0e', 0.15, 0.03, [
        [sign * half * 0.66, base + 0.04],
        [sign * half * 0.92, base + 0.08],
        [sign * half * 0.9, base + 0.19],
        [sign * half * 0.7, base + 0.13],
      ]),
      stroke(
        [sign * half * 0.7, base + 0.1],
        [sign * half * 0.88, base + 0.135],
        '#e9eef0',
        0.012,
        { gloss: 1 },
      ),
    ]),
  ];
}

/** A Danish plate without characters: white with a red edge. */
export function plate(z: number): Shape[] {
  const box = (x: number, y: number): Place[] => centred([x, z - y], [x, z + y]);
  return [
    softArea('#101213', 0.3, 0.02, box(0.265, 0.062)),
    softArea('#b3161d', 0.5, 0.012, box(0.245, 0.05)),
    softArea('#f1f1ee', 0.5, 0.01, box(0.236, 0.042)),
  ];
}
