import type { OutlineBody } from './bodies.ts';
import { roofShare } from './ends.ts';
import { at, curve, line, type Outline, type Point, polygon } from './paths.ts';

/** Rear windows that are steeper are not seen from above. */
const FLAT_CM = 12;

export function drawTop(body: OutlineBody): Outline {
  const { length, width, windscreen, rearWindow, gaps, glassEnd } = body;
  const half = width / 2;
  const roof = half * roofShare(body);
  /** Points with their distance from the middle, on one side. */
  const place =
    (side: number) =>
    ([x, y]: Point): Point => [x, half + side * y];
  const whole = (points: readonly Point[]): Point[] => [
    ...points.map(place(1)),
    ...points.toReversed().map(place(-1)),
  ];
  const twice = (draw: (points: readonly Point[]) => string, points: readonly Point[]) =>
    [1, -1].map((side) => draw(points.map(place(side)))).join('');
  const contour = whole([
    [0, half * 0.35],
    [14, half * 0.86],
    [60, half - 2],
    [length / 2, half - 1],
    [length - 55, half - 2],
    [length - 9, half * 0.88],
    [length, half * 0.4],
  ]);
  const pane = ([below, above]: OutlineBody['windscreen']) =>
    polygon(
      whole([
        [below, half - 14],
        [above, roof - 2],
      ]),
    );
  return {
    width: length,
    height: width,
    body: `M${curve(contour)}L${at(contour[0] as Point)}Z`,
    glass: [
      pane(windscreen),
      ...(rearWindow[0] - rearWindow[1] > FLAT_CM ? [pane(rearWindow)] : []),
      twice(polygon, [
        [windscreen[0] + 16, half - 9],
        [windscreen[1] + 6, roof + 4],
        [glassEnd[1] - 4, roof + 4],
        [glassEnd[0] - 4, half - 9],
      ]),
    ].join(''),
    lines: [
      line(
        whole([
          [18, half * 0.72],
          [windscreen[0] - 6, half - 20],
          [windscreen[0] - 12, 0],
        ]),
      ),
      polygon(
        whole([
          [windscreen[1], roof],
          [rearWindow[1], roof],
        ]),
      ),
      ...(length - rearWindow[0] > 20 ? [line(whole([[rearWindow[0] + 4, half - 18]]))] : []),
      ...gaps.map((x) =>
        twice(line, [
          [x, half - 1],
          [x, half - 8],
        ]),
      ),
      twice(line, [
        [windscreen[0] + 24, half],
        [windscreen[0] + 20, half + 14],
        [windscreen[0] + 32, half + 14],
        [windscreen[0] + 36, half],
      ]),
    ].join(''),
    tyres: '',
  };
}
