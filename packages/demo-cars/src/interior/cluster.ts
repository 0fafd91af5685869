import { disc, line, type Place, softArea, stroke } from '../cars/decals/shapes.ts';
import type { Shape } from '../render/texture.ts';
import { type Box, box } from './box.ts';

/** Two dials, or in electric cars one bar and figures. */
export function clusterShapes([y, z, width, height]: Box, modern: boolean): Shape[] {
  const plate = softArea('#0c1216', 0.5, 0.004, box(y, z, width * 0.94, height * 0.9));
  if (modern) {
    return [
      plate,
      stroke(
        [y - width * 0.4, z - height * 0.26],
        [y + width * 0.12, z - height * 0.26],
        '#48b59d',
        0.007,
      ),
      stroke(
        [y + width * 0.16, z - height * 0.26],
        [y + width * 0.4, z - height * 0.26],
        '#33414a',
        0.007,
      ),
      softArea(
        '#e9eef0',
        0.5,
        0.002,
        box(y - width * 0.16, z + height * 0.1, width * 0.05, height * 0.3),
      ),
      softArea(
        '#e9eef0',
        0.5,
        0.002,
        box(y - width * 0.04, z + height * 0.1, width * 0.05, height * 0.3),
      ),
      stroke(
        [y + width * 0.16, z + height * 0.2],
        [y + width * 0.36, z + height * 0.2],
        '#8fa3ac',
        0.004,
      ),
      stroke(
        [y + width * 0.16, z + height * 0.05],
        [y + width * 0.3, z + height * 0.05],
        '#8fa3ac',
        0.004,
      ),
    ];
  }
  return [plate, ...[-0.27, 0.27].flatMap((across) => dial([y + width * across, z], height * 0.4))];
}

function dial([y, z]: Place, radius: number): Shape[] {
  const on = (angle: number, reach: number): Place => [
    y - Math.cos(angle) * radius * reach,
    z + Math.sin(angle) * radius * reach,
  ];
  const arc = Array.from({ length: 31 }, (_, step) => on(-0.6 + (4.34 * step) / 30, 1));
  return [
    line(arc, '#6e7f87', 0.003),
    ...Array.from({ length: 9 }, (_, step) => {
      const angle = -0.6 + (4.34 * step) / 8;
      return line([on(angle, 0.82), on(angle, 0.95)], '#e9eef0', 0.002);
    }),
    line([on(0.4 + y, 0.1), on(0.4 + y, 0.8)], '#e2574c', 0.003),
    disc([y, z], 0.006, '#2b3439', 0.5),
  ];
}
