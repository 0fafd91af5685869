import { area, disc, line, type Place, softArea, stroke } from '../cars/decals/shapes.ts';
import type { CabinLook } from '../looks/look.ts';
import { knots } from '../render/curve.ts';
import type { Shape } from '../render/texture.ts';
import { type Box, box } from './box.ts';
import { SEGMENTS } from './segments.ts';

/** A map with a route, and tiles beside it. */
export function screenShapes([y, z, width, height]: Box, modern: boolean): Shape[] {
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
  const street = modern ? '#ffffff' : '#3b6a74';
  return [
    softArea('#101a20', 0.5, 0.004, box(y, z, width * 0.93, height * 0.92)),
    area(modern ? '#dfe6e4' : '#16323b', 0.5, [at(-0.45, -1), at(1, -1), at(1, 1), at(-0.45, 1)]),
    area(modern ? '#b7d3da' : '#1d4854', 0.5, [at(0.3, 1), at(1, 1), at(1, 0.1), at(0.62, 0.3)]),
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
export function dashShapes({ kind, seats, trim }: CabinLook, paint: string): Shape[] {
  const { band, vents } = SEGMENTS[kind];
  const [color, height, width] = band;
  const vent = (y: number, across: number): Shape[] => [
    softArea('#08090a', 0.2, 0.012, box(y, 0.775, across, 0.05)),
    ...[-0.012, 0.003, 0.018].map((up) =>
      stroke([y - across * 0.44, 0.772 + up], [y + across * 0.44, 0.772 + up], '#3a4145', 0.003),
    ),
  ];
  const round = (y: number): Shape[] => [
    disc([y, 0.745], 0.05, '#9aa1a5', 0.7),
    disc([y, 0.745], 0.043, '#08090a', 0.3),
    stroke([y - 0.036, 0.745], [y + 0.036, 0.745], '#3a4145', 0.008),
  ];
  const tower = (y: number): Shape[] => [
    softArea('#9aa1a5', 0.6, 0.012, box(y, 0.825, 0.056, 0.16)),
    softArea('#08090a', 0.2, 0.012, box(y, 0.825, 0.04, 0.15)),
    ...[-0.05, -0.02, 0.01, 0.04].map((up) =>
      stroke([y - 0.02, 0.828 + up], [y + 0.02, 0.828 + up], '#3a4145', 0.004),
    ),
  ];
  const air = {
    bars: [...vent(-0.68, 0.13), ...vent(-0.12, 0.15), ...vent(0.12, 0.15), ...vent(0.68, 0.13)],
    round: [-0.68, -0.18, 0.18, 0.68].flatMap(round),
    towers: [-0.7, -0.145, 0.145, 0.7].flatMap(tower),
    slot: [stroke([-0.78, 0.765], [0.78, 0.765], '#0a0b0c', 0.018)],
  };
  return [
    // Below the band, a light interior continues on the dashboard.
    ...(kind === 'electric' || kind === 'suv' ? [area(seats, 0.1, box(0, 0.56, 1.6, 0.3))] : []),
    area(color === 'paint' ? paint : color, 0.4, box(0, height, 1.6, width)),
    stroke([-0.8, height + width / 2], [0.8, height + width / 2], '#b9c0c3', 0.003, { gloss: 0.7 }),
    ...air[vents],
    ...(vents === 'bars' || vents === 'round' ? [-0.08, 0, 0.08] : []).flatMap((y) => [
      disc([y, 0.635], 0.026, '#0b0c0d', 0.3),
      disc([y, 0.635], 0.018, '#8e969a', 0.6),
      disc([y, 0.635], 0.013, trim, 0.2),
    ]),
    line(knots('0.22 0.68, 0.22 0.56, 0.7 0.56, 0.7 0.68'), '#050607', 0.004, { opacity: 0.7 }),
    stroke([0.4, 0.655], [0.5, 0.655], '#050607', 0.012),
  ];
}
