import type { Shape } from '#render/texture.ts';
import type { Body } from '../body.ts';
import { cabinLines } from '../cabin.ts';
import type { Shell } from '../shell.ts';
import { GLASS, line, type Place, softArea, stroke } from './shapes.ts';

/** The windscreen, with a glimpse of what is behind it. */
export function windscreenShapes(body: Body, shell: Shell): Shape[] {
  const { cabin } = body;
  const lines = cabinLines(body, shell);
  const [below, above] = cabin.windscreen;
  const low = shell.edge(below) - 0.05;
  const high = lines.roof(above) - cabin.roofDrop * 0.5 - 0.02;
  const [wide, narrow] = [lines.foot(below + cabin.bow[0]) - 0.05, lines.roofHalf - 0.06];
  const at = (share: number, height: number): Place => [
    (wide + (narrow - wide) * height) * share,
    low + (high - low) * height,
  ];
  return [
    softArea(GLASS, 1, 0.03, [
      at(-1, 0),
      at(1, 0),
      at(1, 0.96),
      at(0.9, 1),
      at(-0.9, 1),
      at(-1, 0.96),
    ]),
    softArea('#1a1f21', 1, 0.02, [at(-0.96, 0), at(0.96, 0), at(0.9, 0.2), at(-0.9, 0.2)]),
    ...[-0.5, 0.5].map((share) =>
      softArea('#1e2427', 1, 0.08, [
        at(share - 0.14, 0.42),
        at(share + 0.14, 0.42),
        at(share + 0.1, 0.66),
        at(share - 0.1, 0.66),
      ]),
    ),
    softArea('#050606', 1, 0.02, [at(-0.1, 0.86), at(0.1, 0.86), at(0.1, 0.95), at(-0.1, 0.95)]),
    line([at(-0.82, 0.05), at(0.02, 0.09)], '#050606', 0.018),
    line([at(-0.02, 0.05), at(0.8, 0.09)], '#050606', 0.018),
  ];
}

/** The rear window. */
export function rearWindowShapes(body: Body, shell: Shell): Shape[] {
  const { cabin } = body;
  const lines = cabinLines(body, shell);
  const [below, above] = cabin.rearWindow;
  const low = cabin.rearSill;
  const high = lines.roof(above) - cabin.roofDrop * 0.5 - 0.06;
  const wide = Math.min(lines.foot(below - cabin.bow[1]), body.width / 2) - 0.11;
  const narrow = lines.roofHalf - 0.08;
  const at = (share: number, height: number): Place => [
    (wide + (narrow - wide) * height) * share,
    low + (high - low) * height,
  ];
  return [
    softArea(GLASS, 1, 0.04, [
      at(-1, 0),
      at(1, 0),
      at(1, 0.95),
      at(0.92, 1),
      at(-0.92, 1),
      at(-1, 0.95),
    ]),
    ...[-0.45, 0.45].map((share) =>
      softArea('#1a2022', 1, 0.06, [
        at(share - 0.16, 0),
        at(share + 0.16, 0),
        at(share + 0.11, 0.42),
        at(share - 0.11, 0.42),
      ]),
    ),
    line([at(-0.1, 0.04), at(0.6, 0.12)], '#050606', 0.02),
    stroke([-0.2, high + 0.045], [0.2, high + 0.045], '#8c1016', 0.014, { gloss: 1 }),
  ];
}
