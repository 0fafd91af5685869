import type { Shape } from '#render/texture.ts';

export type Place = readonly [number, number];

export const GLASS = '#0d1214';
export const PLASTIC = '#16191b';
export const CHROME = '#c9ced1';

/** A closed area through points. */
export function area(color: string, gloss: number, points: readonly Place[], opacity = 1): Shape {
  return {
    svg: (fill) => `<path d="${pathOf(points)}Z" fill="${fill}" fill-opacity="${opacity}"/>`,
    color,
    gloss,
  };
}

/** An area whose corners are rounded by a stroke of that width. */
export function softArea(
  color: string,
  gloss: number,
  rounding: number,
  points: readonly Place[],
): Shape {
  return {
    svg: (fill) =>
      `<path d="${pathOf(points)}Z" fill="${fill}" stroke="${fill}" stroke-width="${rounding}" stroke-linejoin="round"/>`,
    color,
    gloss,
  };
}

export function line(
  points: readonly Place[],
  color: string,
  width: number,
  { gloss = 0.3, opacity = 1 }: { gloss?: number; opacity?: number } = {},
): Shape {
  return {
    svg: (stroke) =>
      `<path d="${pathOf(points)}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`,
    color,
    gloss,
  };
}

/** A straight line. */
export function stroke(
  from: Place,
  to: Place,
  color: string,
  width: number,
  options?: { gloss?: number; opacity?: number },
): Shape {
  return line([from, to], color, width, options);
}

/** The corners of an area around the middle: half of its width and its height, twice. */
export function centred([first, z]: Place, [second, height]: Place): Place[] {
  return [
    [-first, z],
    [first, z],
    [second, height],
    [-second, height],
  ];
}

export function disc([x, y]: Place, radius: number, color: string, gloss: number): Shape {
  return {
    svg: (fill) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`,
    color,
    gloss,
  };
}

/** The same shape on the other side of the middle, for fronts and rears. */
export function both(shape: (sign: 1 | -1) => Shape[]): Shape[] {
  return [...shape(1), ...shape(-1)];
}

function pathOf(points: readonly Place[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
}

function n(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
