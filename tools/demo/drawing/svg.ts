/** Size of the canvas that images are drawn on, in px. */
export const WIDTH = 1600;
export const HEIGHT = 900;

export type Point = readonly [x: number, y: number];

/** Path data of a smooth curve through points (Catmull-Rom as Béziers); it is not closed. */
export function smooth(points: readonly Point[], tension = 0.18): string {
  const at = (index: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const [x0, y0] = at(0);
  const curves = points.slice(1).map((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [b[0] + (c[0] - a[0]) * tension, b[1] + (c[1] - a[1]) * tension];
    const second: Point = [c[0] - (d[0] - b[0]) * tension, c[1] - (d[1] - b[1]) * tension];
    return `C${[...first, ...second, ...c].map(round).join(' ')}`;
  });
  return `M${round(x0)} ${round(y0)}${curves.join('')}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A colour moved towards white (amount > 0) or black (amount < 0); amount from -1 to 1. */
export function shade(hex: string, amount: number): string {
  const target = amount > 0 ? 255 : 0;
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `#${channels
    .map((channel) => Math.round(channel + (target - channel) * Math.abs(amount)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** A vertical gradient definition; stops as [offset 0..1, colour, opacity]. */
export function gradient(
  id: string,
  stops: readonly (readonly [number, string, number?])[],
): string {
  const body = stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${body}</linearGradient>`;
}

/** The part of the canvas that an image shows, as a viewBox: the vehicle fills it. */
const FRAME = '70 104 1460 821.25';

/** The image as an SVG document. */
export function image(defs: string, content: string, frame: string = FRAME): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${frame}"><defs>${defs}</defs>${content}</svg>`;
}
