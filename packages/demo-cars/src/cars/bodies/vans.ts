import { knots } from '#render/curve.ts';
import type { Body } from '../body.ts';
import { CAR_SHAPE } from './cars.ts';

/** The upright nose, tail and flanks that vans and minibuses have in common. */
const VAN_SHAPE = {
  ...CAR_SHAPE,
  crown: 0.05,
  nose: knots('0.22 0.07, 0.5 0, 0.7 0.005, 0.88 0.05, 1.05 0.14'),
  tail: knots('0.2 0.05, 0.45 0, 0.7 0, 1 0.01, 1.2 0.02'),
  tailRound: [0.16, 3.4],
  flank: knots('0 0.9, 0.06 0.955, 0.2 0.985, 0.4 1, 0.6 1, 0.75 0.996, 0.88 0.985, 1 0.965'),
} satisfies Partial<Body>;

/** A minibus with windows all along its sides, as a VW Caravelle. */
const minibus: Body = {
  ...VAN_SHAPE,
  tailRound: [0.2, 3.2],
  length: 4.9,
  width: 1.9,
  wheelbase: 3,
  frontAxle: 0.93,
  tyreRadius: 0.345,
  sill: 0.2,
  bumper: 0.22,
  edge: knots('0 0.86, 0.22 0.96, 0.6 1.05, 0.9 1.1, 1.6 1.11, 3 1.12, 4.9 1.12'),
  cabin: {
    windscreen: [0.74, 1.42],
    rearWindow: [4.85, 4.74],
    bow: [0.4, 0.14],
    roof: knots('1.24 1.84, 2 1.94, 3.4 1.955, 4.78 1.925'),
    roofWidth: 0.8,
    roofDrop: 0.07,
    glassEnd: [4.5, 4.44],
    pillars: [2.12, 3.36],
    rearSill: 1.2,
  },
  doors: { gaps: [1.02, 2.12, 3.4], sliding: true },
};

/** A panel van without rear windows in its sides, as a Ford Transit Custom. */
const van: Body = {
  ...VAN_SHAPE,
  length: 4.97,
  width: 1.99,
  wheelbase: 2.93,
  frontAxle: 0.92,
  tyreRadius: 0.345,
  sill: 0.22,
  bumper: 0.24,
  edge: knots('0 0.88, 0.22 0.98, 0.6 1.08, 0.9 1.14, 1.6 1.15, 3 1.16, 4.97 1.16'),
  cabin: {
    windscreen: [0.72, 1.42],
    rearWindow: [4.93, 4.88],
    bow: [0.4, 0.12],
    roof: knots('1.24 1.87, 2 1.965, 3.4 1.98, 4.9 1.955'),
    roofWidth: 0.83,
    roofDrop: 0.07,
    glassEnd: [2.14, 2.1],
    pillars: [],
    rearSill: 1.24,
    glassStop: 2.16,
  },
  doors: { gaps: [1.02, 2.1, 3.36], sliding: true },
};

/** A long panel van, as an Opel Vivaro L3. */
const vanLong: Body = {
  ...VAN_SHAPE,
  length: 5.31,
  width: 1.92,
  wheelbase: 3.28,
  frontAxle: 0.9,
  tyreRadius: 0.34,
  sill: 0.2,
  bumper: 0.22,
  edge: knots('0 0.84, 0.22 0.94, 0.6 1.05, 0.9 1.1, 1.6 1.115, 3 1.12, 5.31 1.12'),
  cabin: {
    windscreen: [0.7, 1.46],
    rearWindow: [5.27, 5.2],
    bow: [0.42, 0.12],
    roof: knots('1.28 1.8, 2 1.885, 3.6 1.9, 5.2 1.88'),
    roofWidth: 0.83,
    roofDrop: 0.07,
    glassEnd: [2.14, 2.1],
    pillars: [],
    rearSill: 1.2,
    glassStop: 2.16,
  },
  doors: { gaps: [1, 2.1, 3.4], sliding: true },
};

export const VANS = { minibus, van, vanLong };
