import type { Body } from '../body.ts';
import { vanShape } from './van-shape.ts';

/** A minibus with windows all along its sides, as a VW Caravelle. */
export const minibus: Body = {
  ...vanShape,
  length: 4.9,
  width: 1.9,
  wheelbase: 3.0,
  frontAxle: 0.93,
  tyreRadius: 0.345,
  sill: 0.2,
  bumper: 0.22,
  edge: [
    [0, 0.86],
    [0.22, 0.96],
    [0.6, 1.05],
    [0.9, 1.1],
    [1.6, 1.11],
    [3, 1.12],
    [4.9, 1.12],
  ],
  tailRound: [0.2, 3.2],
  cabin: {
    windscreen: [0.74, 1.42],
    rearWindow: [4.85, 4.74],
    bow: [0.4, 0.14],
    roof: [
      [1.24, 1.84],
      [2, 1.94],
      [3.4, 1.955],
      [4.78, 1.925],
    ],
    roofWidth: 0.8,
    roofDrop: 0.07,
    glassEnd: [4.5, 4.44],
    pillars: [2.12, 3.36],
    rearSill: 1.2,
  },
  doors: { gaps: [1.02, 2.12, 3.4], sliding: true },
  cladding: 0,
};
