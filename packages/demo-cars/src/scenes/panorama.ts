import { createRandom } from './random.ts';
import type { Leaf } from './scene.ts';

/** Parts of a panorama: degrees to the right and, from zenith, down. */

/** A gradient from above, of stops as CSS writes them: `#ffffff 0, #000000 1`. */
export function gradient(id: string, stops: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops
    .split(', ')
    .map((stop) => stop.split(' '))
    .map(([color, at]) => `<stop offset="${at}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

export function sky(stops: string): string {
  return `<defs>${gradient('sky', stops)}</defs>${rect(0, 0, 360, 92, 'url(#sky)')}`;
}

export function ground(near: string, far: string): string {
  return `<defs>${gradient('floor', `${far} 0, ${near} 0.25, ${near} 1`)}</defs>${rect(0, 90, 360, 90, 'url(#floor)')}`;
}

/** Leaves or crowns from `top` to `bottom`, in the given colours from dark to light. */
export function foliage(
  seed: number,
  top: number,
  bottom: number,
  size: number,
  colors: readonly string[],
): Leaf[] {
  const random = createRandom(seed);
  return colors.flatMap((color, layer) => {
    const density = layer === 0 ? 0.9 : 1.6;
    const count = Math.round((360 * (bottom - top)) / (size * size * density));
    const low = layer === 0 ? top + size : bottom - size * 0.4;
    return Array.from({ length: count }, () => ({
      x: random() * 360,
      y: top + size * 0.7 + (low - top - size * 0.7) * random() ** 1.3,
      radius: size * (0.35 + random() * 0.5) * (1 - layer * 0.14),
      color,
    }));
  });
}

export function clouds(seed: number, color: string, count: number): string {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [random() * 360, 38 + random() * 42];
    const width = 10 + random() * 26;
    return [0, 1, 2]
      .map(
        (puff) =>
          `<ellipse cx="${(x + puff * width * 0.3).toFixed(1)}" cy="${(y - (puff % 2) * 1.4).toFixed(1)}" rx="${(width * (0.6 - puff * 0.1)).toFixed(1)}" ry="${(1.4 + random() * 2.4).toFixed(1)}" fill="${color}" opacity="0.4"/>`,
      )
      .join('');
  }).join('');
}

/** A low building from `left` over `width` degrees, with windows. */
export function building(
  left: number,
  width: number,
  top: number,
  bottom: number,
  [wall, glass, trim]: readonly [string, string, string],
): string {
  const height = bottom - top;
  const panes = Math.max(1, Math.round(width / 5));
  const pane = width / panes;
  return [
    rect(left, top, width, height, wall),
    rect(left - 0.4, top - 0.5, width + 0.8, 0.9, trim),
    ...Array.from({ length: panes }, (_, index) =>
      rect(left + index * pane + pane * 0.1, top + height * 0.3, pane * 0.8, height * 0.52, glass),
    ),
  ].join('');
}
