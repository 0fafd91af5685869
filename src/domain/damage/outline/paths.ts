/** One view of a car as the `d` of SVG paths, in cm. */
export interface Outline {
  /** Of the car in this view; mirrors reach some cm beyond it. */
  width: number;
  height: number;
  body: string;
  glass: string;
  lines: string;
  tyres: string;
}

/** Room around the car in cm, for mirrors and for pins at its edge. */
export const OUTLINE_MARGIN = 16;

export type Point = readonly [x: number, y: number];

/** How far a control point is from its point, as a share of the way to the next one. */
const REACH = 0.28;

/** A curve through points, as what follows the `M` of a path. */
export function curve(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const from = points[index - 1];
      if (!from) return at(point);
      const before = points[index - 2] ?? from;
      const after = points[index + 1] ?? point;
      return `C${at(control(from, before, point))} ${at(control(point, after, from))} ${at(point)}`;
    })
    .join('');
}

export function line(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}`;
}

export function polygon(points: readonly Point[]): string {
  return `${line(points)}Z`;
}

export function circle([x, y]: Point, radius: number): string {
  const r = Math.round(radius);
  return `M${at([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

export function at([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** The control point of `point` toward its neighbour `to`, in the direction from the other neighbour. */
function control(point: Point, from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const reach = Math.hypot(to[0] - point[0], to[1] - point[1]) * REACH;
  const length = Math.hypot(dx, dy) || 1;
  return [point[0] + (dx / length) * reach, point[1] + (dy / length) * reach];
}
