import type { Shape } from '#render/texture.ts';
import type { Body } from '../body.ts';
import type { Shell } from '../shell.ts';
import type { Style } from '../style.ts';
import { plate } from './front.ts';
import {
  area,
  both,
  CHROME,
  centred,
  disc,
  line,
  PLASTIC,
  type Place,
  softArea,
} from './shapes.ts';
import { tailLampRear } from './tail-lamps.ts';

/** What is drawn on the rear of a car. */
export function rearShapes(body: Body, shell: Shell, style: Style, electric: boolean): Shape[] {
  const half = body.width / 2;
  const { bumper } = body;
  const top = shell.edge(body.length - 0.1);
  const gap = (points: Place[]) => line(points, '#050607', 0.011, { opacity: 0.8 });
  return [
    softArea(PLASTIC, 0.15, 0.03, centred([half, bumper - 0.1], [half * 0.8, bumper + 0.12])),
    ...(electric
      ? []
      : both((sign) => [
          softArea(CHROME, 0.9, 0.02, [
            [sign * half * 0.52, bumper + 0.02],
            [sign * half * 0.68, bumper + 0.02],
            [sign * half * 0.67, bumper + 0.07],
            [sign * half * 0.53, bumper + 0.07],
          ]),
          softArea('#050606', 0.2, 0.012, [
            [sign * half * 0.54, bumper + 0.03],
            [sign * half * 0.66, bumper + 0.03],
            [sign * half * 0.65, bumper + 0.06],
            [sign * half * 0.55, bumper + 0.06],
          ]),
        ])),
    ...both((sign) => [
      area('#8f1118', 0.9, [
        [sign * half * 0.7, bumper + 0.17],
        [sign * half * 0.9, bumper + 0.18],
        [sign * half * 0.9, bumper + 0.205],
        [sign * half * 0.7, bumper + 0.195],
      ]),
    ]),
    gap([
      [-half * 0.78, top],
      [-half * 0.74, 0.52],
      [half * 0.74, 0.52],
      [half * 0.78, top],
    ]),
    ...tailLampRear(body, shell, style),
    ...plate(Math.max(0.62, top - 0.24)),
    disc([0, top - 0.075], 0.045, '#d5d9db', 0.95),
    disc([0, top - 0.075], 0.036, '#1c2124', 0.9),
  ];
}
