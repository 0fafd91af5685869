import type { Body } from '../body.ts';
import { vanShape } from './van-shape.ts';

/** A panel van without rear windows in its sides, as a Ford Transit Custom. */
export const van: Body = {
  ...vanShape,
  length: 4.97,
  width: 1.99,
  wheelbase: 2.93,
  frontAxle: 0.92,
  tyreRadius: 0.345,
  sill: 0.22,
  bumper: 0.24,
  edge: [
    [0, 0.88],
    [0.22, 0.98],
    [0.6, 1.08],
    [0.9, 1.14],
    [1.6, 1.15],
    [3, 1.16],
    [4.97, 1.16],
  ],
  cabin: {
    windscreen: [0.72, 1.42],
    rearWindow: [4.93, 4.88],
    bow: [0.4, 0.12],
    roof: [
      [1.24, 1.87],
      [2, 1.965],
      [3.4, 1.98],
      [4.9, 1.955],
    ],
    roofWidth: 0.83,
    roofDrop: 0.07,
    glassEnd: [2.14, 2.1],
    pillars: [],
    rearSill: 1.24,
    glassStop: 2.16,
  },
  doors: { gaps: [1.02, 2.1, 3.36], sliding: true },
  cladding: 0,
};
