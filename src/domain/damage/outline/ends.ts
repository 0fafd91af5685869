import type { OutlineBody } from './bodies.ts';
import { curve, line, type Outline, type Point, polygon } from './paths.ts';

/** Above this, a body has the straight sides of a van. */
const VAN_HEIGHT = 190;

/** Width of the roof as a share of the width of the body. */
export function roofShare({ height }: OutlineBody): number {
  return height > VAN_HEIGHT ? 0.84 : 0.68;
}

export function drawFront(body: OutlineBody): Outline {
  const { sill, bonnet, width } = body;
  const half = width / 2;
  const lamp = bonnet[0] - 6;
  const belt = bonnet[1];
  return drawEnd(body, belt, {
    middle: [
      [
        [half - 46, lamp - 4],
        [half - 52, lamp - 20],
      ],
      plate(sill + 20),
    ],
    beside: [
      [
        [half - 6, lamp],
        [half - 42, lamp - 5],
        [half - 38, lamp - 15],
        [half - 8, lamp - 12],
      ],
      [
        [half - 6, belt - 2],
        [half + 12, belt + 2],
        [half + 11, belt + 14],
        [half - 2, belt + 11],
      ],
    ],
    across: [
      [half - 12, belt - 2],
      [half - 20, bonnet[0] + 1],
    ],
  });
}

export function drawRear(body: OutlineBody): Outline {
  const { sill, deck, width } = body;
  const half = width / 2;
  return drawEnd(body, deck + 4, {
    middle: [plate(sill + 46)],
    beside: [
      [
        [half - 4, deck - 10],
        [half - 34, deck - 12],
        [half - 34, deck - 26],
        [half - 6, deck - 30],
      ],
    ],
    across: [[half - 6, deck - 34]],
  });
}

const plate = (z: number): Point[] => [
  [26, z],
  [26, z - 11],
];

/** Front and rear; points are to the right of the middle, and everything has its twin on the left. */
function drawEnd(
  body: OutlineBody,
  belt: number,
  {
    middle,
    beside,
    across,
  }: {
    /** Areas that reach over the middle. */
    middle: readonly (readonly Point[])[];
    /** Areas on either side. */
    beside: readonly (readonly Point[])[];
    /** A line from side to side. */
    across: readonly Point[];
  },
): Outline {
  const { width, height, sill } = body;
  const half = width / 2;
  const roof = half * roofShare(body);
  const place =
    (side: number) =>
    ([x, z]: Point): Point => [half + side * x, height - z];
  const whole = (points: readonly Point[]): Point[] => [
    ...points.map(place(-1)),
    ...points.toReversed().map(place(1)),
  ];
  const twice = (points: readonly Point[]) =>
    [-1, 1].map((side) => polygon(points.map(place(side)))).join('');
  const sides: Point[] = [
    [half - 10, sill],
    [half - 2, sill + 20],
    [half, belt - 30],
    [half - 7, belt],
    [roof, height - 9],
    [roof * 0.55, height - 1],
  ];
  return {
    width,
    height,
    body: `M${curve(whole(sides))}Z`,
    glass: polygon(
      whole([
        [half - 16, belt + 3],
        [roof - 6, height - 13],
        [roof * 0.5, height - 9],
      ]),
    ),
    lines: [
      ...middle.map((points) => polygon(whole(points))),
      ...beside.map(twice),
      line(whole(across)),
      line(whole([[half - 4, sill + 24]])),
    ].join(''),
    tyres: twice([
      [half - 4, sill],
      [half - 4, 0],
      [half - 24, 0],
      [half - 24, sill],
    ]),
  };
}
