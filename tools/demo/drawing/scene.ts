import { GROUND } from './bodies.ts';
import { gradient, HEIGHT, WIDTH } from './svg.ts';

/** A background that a vehicle is drawn in front of. */
interface Background {
  sky: [string, string];
  far: string;
  near: string;
  floor: [string, string];
  horizon: readonly number[];
}

const BACKGROUNDS: readonly Background[] = [
  {
    sky: ['#e9edec', '#cfd8d6'],
    far: '#b9c6c3',
    near: '#a3b3af',
    floor: ['#c9cfcc', '#e4e7e4'],
    horizon: [0.3, 0.5, 0.35, 0.6, 0.4, 0.55, 0.3],
  },
  {
    sky: ['#f2eee6', '#dfd8ca'],
    far: '#cfc6b4',
    near: '#b9b09c',
    floor: ['#d3ccbd', '#ebe6da'],
    horizon: [0.1, 0.14, 0.1, 0.2, 0.16, 0.12, 0.1],
  },
  {
    sky: ['#dfe7ee', '#c3d0dc'],
    far: '#a9bac9',
    near: '#8fa3b5',
    floor: ['#bcc5cd', '#dfe4e8'],
    horizon: [0.6, 0.4, 0.7, 0.5, 0.75, 0.45, 0.6],
  },
  {
    sky: ['#e8e9e3', '#d2d6c9'],
    far: '#b6bfa9',
    near: '#98a58d',
    floor: ['#cbcdc4', '#e6e7e1'],
    horizon: [0.7, 0.8, 0.6, 0.85, 0.75, 0.9, 0.7],
  },
];

const HORIZON = 560;

/**
 * Draws sky, two ridges and a floor, with the soft shadow of a vehicle from `left` to `right`.
 * `index` chooses the background.
 */
export function scene(
  index: number,
  left: number,
  right: number,
): { defs: string; content: string } {
  const background = BACKGROUNDS[index % BACKGROUNDS.length] ?? (BACKGROUNDS[0] as Background);
  const middle = (left + right) / 2;
  return {
    defs: [
      gradient('sky', [
        [0, background.sky[0]],
        [1, background.sky[1]],
      ]),
      gradient('floor', [
        [0, background.floor[0]],
        [1, background.floor[1]],
      ]),
      `<radialGradient id="shadow"><stop offset="0" stop-color="#15201f" stop-opacity="0.5"/><stop offset="0.6" stop-color="#15201f" stop-opacity="0.22"/><stop offset="1" stop-color="#15201f" stop-opacity="0"/></radialGradient>`,
    ].join(''),
    content: [
      `<rect width="${WIDTH}" height="${HORIZON + 4}" fill="url(#sky)"/>`,
      `<path d="${ridge(background.horizon, 190)}" fill="${background.far}" opacity="0.55"/>`,
      `<path d="${ridge([...background.horizon].reverse(), 110)}" fill="${background.near}" opacity="0.5"/>`,
      `<rect y="${HORIZON}" width="${WIDTH}" height="${HEIGHT - HORIZON + 60}" fill="url(#floor)"/>`,
      `<ellipse cx="${middle}" cy="${GROUND + 4}" rx="${(right - left) * 0.57}" ry="46" fill="url(#shadow)"/>`,
    ].join(''),
  };
}

function ridge(heights: readonly number[], scale: number): string {
  const step = WIDTH / (heights.length - 1);
  const points = heights.map((height, index) => `${index * step} ${HORIZON - height * scale}`);
  return `M0 ${HORIZON}L${points.join('L')}L${WIDTH} ${HORIZON}Z`;
}
