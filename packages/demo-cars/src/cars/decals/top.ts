import type { Shape } from '#render/texture.ts';
import type { Body } from '../body.ts';
import type { Shell } from '../shell.ts';
import type { Style } from '../style.ts';
import { both, GLASS, line, type Place, softArea } from './shapes.ts';

/** What is drawn on bonnet and boot lid: their gaps, and two folds. */
export function bonnetShapes(body: Body, shell: Shell): Shape[] {
  const scuttle = body.cabin.windscreen[0] + 0.12;
  const gap = (points: Place[]) => line(points, '#050607', 0.011, { opacity: 0.85 });
  return both((sign) => [
    gap(
      [0.16, 0.4, 0.7, 1, scuttle].map(
        (x): Place => [x, sign * (shell.side(x, 1) - 0.1 - Math.max(0, 0.35 - x) * 0.5)],
      ),
    ),
  ]);
}

/** What is drawn on the roof. */
export function roofShapes(body: Body, style: Style): Shape[] {
  const [front, rear] = [body.cabin.windscreen[1] + 0.16, body.cabin.rearWindow[1] - 0.3];
  const half = (body.width / 2) * body.cabin.roofWidth - 0.14;
  if (style.roof !== 'glass') return [];
  return [
    softArea(GLASS, 1, 0.06, [
      [front, -half],
      [rear, -half],
      [rear, half],
      [front, half],
    ]),
  ];
}
