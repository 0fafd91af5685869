import type { OutlineBody } from './bodies.ts';
import { at, circle, curve, line, type Outline, type Point, polygon } from './paths.ts';

/** z of the lower edge of the side windows at x. */
export function beltLine({ bonnet, deck, length }: OutlineBody, x: number): number {
  return bonnet[1] + 3 + ((deck - bonnet[1]) * x) / length;
}

export function drawSide(body: OutlineBody, view: 'left' | 'right'): Outline {
  const { length, height, axles, tyre, sill, bonnet, deck, windscreen, gaps } = body;
  const isLeft = view === 'left';
  const place = ([x, z]: Point): Point => [isLeft ? x : length - x, height - z];
  const stroke = (...points: Point[]) => line(points.map(place));
  const area = (...points: Point[]) => polygon(points.map(place));
  const belt = (x: number) => beltLine(body, x);
  const arch = tyre + 4;
  const under = axles.toReversed().map((x) => {
    const [from, to] = [place([x + arch, sill]), place([x - arch, sill])];
    return `L${at(from)}A${arch} ${arch} 0 0 ${isLeft ? 0 : 1} ${at(to)}`;
  });
  const [front, rear] = axles;
  return {
    width: length,
    height,
    body: `M${curve(contour(body).map(place))}${under.join('')}Z`,
    glass: panes(body)
      .map((pane) => area(...pane))
      .join(''),
    lines: [
      // Doors with their handles.
      ...gaps.map((x, index) => stroke([x, belt(x) - 3], [x + (index === 0 ? -2 : 2), sill + 5])),
      ...gaps.slice(1).map((x) => stroke([x - 20, belt(x) - 11], [x - 7, belt(x) - 11])),
      // Lamps, bumpers, the sill and the mirror.
      area([5, bonnet[0] - 8], [26, bonnet[0] - 3], [30, bonnet[0] - 9], [7, bonnet[0] - 16]),
      area(
        ...([
          [length - 3, deck - 12],
          [length - 22, deck - 10],
          [length - 20, deck - 20],
          [length - 2, deck - 24],
        ] as const),
      ),
      stroke([2, sill + 26], [front - arch - 2, sill + 18]),
      stroke([length - 1, sill + 30], [rear + arch + 2, sill + 20]),
      stroke([front + arch + 3, sill + 6], [rear - arch - 3, sill + 6]),
      circle(place([windscreen[0] + 30, belt(0) + 6]), 6),
    ].join(''),
    tyres: axles
      .flatMap((x) => [tyre, tyre * 0.62].map((radius) => circle(place([x, tyre]), radius)))
      .join(''),
  };
}

/** From the front bumper over the roof to the rear bumper. */
function contour(body: OutlineBody): Point[] {
  const { length, height, sill, bonnet, deck, windscreen, rearWindow, roof } = body;
  return [
    [6, sill + 4],
    [1, sill + 20],
    [3, bonnet[0] - 10],
    [20, bonnet[0] + 3],
    [windscreen[0] * 0.6, bonnet[1] - 5],
    [windscreen[0], bonnet[1] + 1],
    [windscreen[1], roof[0]],
    [(windscreen[1] + rearWindow[1]) / 2, height],
    [rearWindow[1], roof[1]],
    [rearWindow[0], deck + 3],
    [length - 4, deck - 5],
    [length - 1, sill + 34],
    [length - 5, sill + 6],
  ];
}

/** The side windows: one above each door, and one behind the last where there is room. */
function panes(body: OutlineBody): Point[][] {
  const { windscreen, rearWindow, roof, gaps, glassEnd } = body;
  const slope = (roof[1] - roof[0]) / (rearWindow[1] - windscreen[1]);
  const upper = (x: number): Point => [x, roof[0] + slope * (x - windscreen[1]) - 5];
  const lower = (x: number): Point => [x, beltLine(body, x)];
  const pillars = gaps.slice(1).filter((x) => x < glassEnd[0] - 20);
  const edges = [
    [windscreen[0] + 18, windscreen[1] + 8],
    ...pillars.map((x) => [x, x - 8]),
    glassEnd,
  ] as const;
  return edges.slice(1).map(([below = 0, above = 0], index) => {
    const [fromBelow = 0, fromAbove = 0] = edges[index] ?? [];
    return [lower(fromBelow + 3), upper(fromAbove + 3), upper(above - 3), lower(below - 3)];
  });
}
