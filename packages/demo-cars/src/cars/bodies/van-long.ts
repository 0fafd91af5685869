import type { Body } from '../body.ts';
import { vanShape } from './van-shape.ts';

/** A long panel van, as an Opel Vivaro L3. */
export const vanLong: Body = {
  ...vanShape,
  length: 5.31,
  width: 1.92,
  wheelbase: 3.28,
  frontAxle: 0.9,
  tyreRadius: 0.34,
  sill: 0.2,
  bumper: 0.22,
  edge: [
    [0, 0.84],
    [0.22, 0.94],
    [0.6, 1.05],
    [0.9, 1.1],
    [1.6, 1.115],
    [3, 1.12],
    [5.31, 1.12],
  ],
  cabin: {
    windscreen: [0.7, 1.46],
    rearWindow: [5.27, 5.2],
    bow: [0.42, 0.12],
    roof: [
      [1.28, 1.8],
      [2, 1.885],
      [3.6, 1.9],
      [5.2, 1.88],
    ],
    roofWidth: 0.83,
    roofDrop: 0.07,
    glassEnd: [2.14, 2.1],
    pillars: [],
    rearSill: 1.2,
    glassStop: 2.16,
  },
  doors: { gaps: [1.0, 2.1, 3.4], sliding: true },
  cladding: 0,
};
