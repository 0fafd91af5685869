import { area, disc, line, type Place, softArea, stroke } from '../cars/decals/shapes.ts';
import type { CabinLook } from '../looks/look.ts';
import { knots } from '../render/curve.ts';
import type { Shape } from '../render/texture.ts';
import { type Box, box } from './box.ts';

/** A map with a route, and tiles beside it. */
export function screenShapes([y, z, width, height]: Box, kind: CabinLook['kind']): Shape[] {
  const at = (across: number, up: number): Place => [
    y + width * across * 0.46,
    z + height * up * 0.46,
  ];
  const road = (course: string, color: string, wide: number) =>
    line(
      knots(course).map(([across, up]) => at(across, up)),
      color,
      wide,
    );
  const street = kind === 'electric' ? '#ffffff' : '#3b6a74';
  return [
    softArea('#101a20', 0.5, 0.004, box(y, z, width * 0.93, height * 0.92)),
    area(kind === 'electric' ? '#dfe6e4' : '#16323b', 0.5, [
      at(-0.45, -1),
      at(1, -1),
      at(1, 1),
      at(-0.45, 1),
    ]),
    area(kind === 'electric' ? '#b7d3da' : '#1d4854', 0.5, [
      at(0.3, 1),
      at(1, 1),
      at(1, 0.1),
      at(0.62, 0.3),
    ]),
    road('-0.45 -0.4, 0.1 -0.3, 0.4 0.2, 0.9 0.9', street, 0.012),
    road('-0.1 1, 0.1 -0.3, 0.3 -1', street, 0.009),
    road('0.22 -0.9, 0.12 -0.3, 0.4 0.2, 0.74 0.66', '#2f7fd0', 0.007),
    disc(at(0.22, -0.8), 0.007, '#e2574c', 0.5),
    ...[0.66, 0.22, -0.22, -0.66].flatMap((up, index) => [
      softArea(
        ['#2a6f63', '#35586f', '#7a5c33', '#4b4f7a'][index] ?? '#444444',
        0.5,
        0.006,
        box(y - width * 0.345, z + height * up * 0.46, width * 0.16, height * 0.13),
      ),
      line([at(-0.86, up), at(-0.64, up)], '#dfe7e8', 0.003),
    ]),
  ];
}

/** Vents, a strip of trim, buttons and the glove box on the dashboard. */
export function dashShapes({ kind, trim }: CabinLook): Shape[] {
  const strip = { electric: '#7a6a55', classic: '#4b3a2c', small: '#8b9296', van: '#2b3033' }[kind];
  const vent = (y: number, width: number): Shape[] => [
    softArea('#08090a', 0.2, 0.012, box(y, 0.775, width, 0.05)),
    ...[-0.012, 0.003, 0.018].map((up) =>
      stroke([y - width * 0.44, 0.772 + up], [y + width * 0.44, 0.772 + up], '#3a4145', 0.003),
    ),
  ];
  return [
    area(strip, 0.4, box(0, 0.732, 1.6, 0.018)),
    stroke([-0.8, 0.742], [0.8, 0.742], '#b9c0c3', 0.003, { gloss: 0.7 }),
    ...(kind === 'electric'
      ? [stroke([-0.78, 0.776], [0.78, 0.776], '#0a0b0c', 0.022)]
      : [...vent(-0.68, 0.13), ...vent(-0.12, 0.15), ...vent(0.12, 0.15), ...vent(0.68, 0.13)]),
    ...(kind === 'electric'
      ? []
      : [-0.08, 0, 0.08].flatMap((y) => [
          disc([y, 0.655], 0.026, '#0b0c0d', 0.3),
          disc([y, 0.655], 0.018, '#8e969a', 0.6),
          disc([y, 0.655], 0.013, trim, 0.2),
        ])),
    line(knots('0.22 0.69, 0.22 0.56, 0.7 0.56, 0.7 0.69'), '#050607', 0.004, { opacity: 0.7 }),
    stroke([0.4, 0.665], [0.5, 0.665], '#050607', 0.012),
  ];
}
