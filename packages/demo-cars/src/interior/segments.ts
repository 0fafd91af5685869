import { DRIVER } from './box.ts';

/** What the cabins of one segment of cars have in common; lengths in metres. */
export const SEGMENTS = {
  small: {
    /** The outline of the dashboard from the windscreen to the knees: along the car and height. */
    dash: '-0.5 0.82, -0.2 0.86, 0.02 0.87, 0.13 0.85, 0.18 0.79, 0.18 0.72, 0.15 0.64, 0.12 0.54, 0.08 0.36',
    /** How far the ends of the dashboard come towards the passengers. */
    wrap: 0.04,
    /** The middle across, the middle height, width and height. */
    screen: [0, 0.925, 0.23, 0.13],
    cluster: [DRIVER, 0.89, 0.22, 0.13],
    vents: 'round',
    /** Colour and place of the band across the dashboard; `paint` is that of the car. */
    band: ['paint', 0.735, 0.085],
    /** The tunnel between the front seats: width and height. */
    tunnel: [0.2, 0.22],
    /** Heights of roof, seats and eyes, the roof lining, and the width of the seats' bolsters. */
    inside: { roof: 1.4, floor: 0.34, eye: 1.16, lining: '#c9c6bf', bolster: 0.07 },
    boot: [0.5, 0.68, 1.34, 0.62],
  },
  estate: {
    dash: '-0.5 0.8, -0.25 0.835, 0 0.85, 0.14 0.84, 0.17 0.815, 0.165 0.77, 0.13 0.745, 0.15 0.72, 0.22 0.69, 0.215 0.6, 0.15 0.5, 0.08 0.36',
    wrap: 0.1,
    screen: [0, 0.885, 0.34, 0.13],
    cluster: [DRIVER, 0.89, 0.34, 0.13],
    vents: 'bars',
    band: ['#7b5838', 0.722, 0.05],
    tunnel: [0.25, 0.3],
    inside: { roof: 1.38, floor: 0.32, eye: 1.17, lining: '#b9b5ad', bolster: 0.11 },
    boot: [0.58, 0.6, 1.26, 1.3],
  },
  suv: {
    dash: '-0.5 0.88, -0.2 0.915, 0.06 0.925, 0.15 0.91, 0.175 0.88, 0.17 0.74, 0.2 0.71, 0.25 0.69, 0.245 0.6, 0.16 0.48, 0.08 0.36',
    wrap: 0.06,
    screen: [0, 0.825, 0.19, 0.25],
    cluster: [DRIVER, 0.965, 0.32, 0.12],
    vents: 'towers',
    band: ['#a8adb0', 0.775, 0.022],
    tunnel: [0.3, 0.34],
    inside: { roof: 1.56, floor: 0.42, eye: 1.27, lining: '#8d8a85', bolster: 0.13 },
    boot: [0.58, 0.66, 1.5, 1.05],
  },
  electric: {
    dash: '-0.5 0.8, -0.2 0.82, 0.06 0.825, 0.16 0.815, 0.2 0.79, 0.19 0.765, 0.1 0.75, 0.06 0.68, 0.06 0.58, 0.05 0.46, 0.04 0.36',
    wrap: 0.02,
    screen: [0, 0.945, 0.44, 0.26],
    cluster: [DRIVER, 0.88, 0.24, 0.08],
    vents: 'slot',
    band: ['#b08d62', 0.79, 0.03],
    tunnel: [0.24, 0.12],
    inside: { roof: 1.5, floor: 0.38, eye: 1.22, lining: '#d9d6cf', bolster: 0.09 },
    boot: [0.56, 0.64, 1.4, 0.95],
  },
  sport: {
    dash: '-0.5 0.82, -0.25 0.86, 0 0.87, 0.12 0.86, 0.16 0.83, 0.14 0.78, 0.1 0.75, 0.16 0.71, 0.2 0.66, 0.19 0.58, 0.14 0.5, 0.08 0.36',
    wrap: 0.22,
    screen: [0.09, 0.925, 0.42, 0.15],
    cluster: [DRIVER, 0.925, 0.46, 0.15],
    vents: 'slot',
    band: ['#8f1d22', 0.742, 0.016],
    tunnel: [0.34, 0.4],
    inside: { roof: 1.28, floor: 0.24, eye: 1.08, lining: '#24272a', bolster: 0.16 },
    boot: [0.5, 0.66, 1.14, 0.7],
  },
  van: {
    dash: '-0.5 0.93, -0.1 0.96, 0.02 0.955, 0.03 0.89, 0.12 0.885, 0.17 0.87, 0.18 0.74, 0.19 0.62, 0.17 0.5, 0.1 0.36',
    wrap: 0,
    screen: [0, 0.81, 0.2, 0.12],
    cluster: [DRIVER, 0.95, 0.3, 0.12],
    vents: 'bars',
    band: ['#4a5054', 0.71, 0.02],
    tunnel: [0.25, 0.3],
    inside: { roof: 1.72, floor: 0.5, eye: 1.32, lining: '#a3a3a0', bolster: 0.08 },
    boot: [0.78, 0.55, 1.72, 2.4],
  },
} as const;

export type SegmentName = keyof typeof SEGMENTS;

/** How much higher than in a small car the steering wheel is. */
export function raised(kind: SegmentName): number {
  return (SEGMENTS[kind].inside.floor - SEGMENTS.small.inside.floor) / 2;
}
