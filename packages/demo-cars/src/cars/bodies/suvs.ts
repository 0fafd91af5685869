import { knots } from '#render/curve.ts';
import type { Body } from '../body.ts';
import { CAR_SHAPE } from './cars.ts';

/** The upright nose and tail of SUVs. */
const SUV_SHAPE = {
  ...CAR_SHAPE,
  nose: knots('0.22 0.07, 0.5 0, 0.7 0.005, 0.88 0.05, 1.05 0.14'),
  tail: knots('0.22 0.08, 0.5 0, 0.75 0.02, 0.95 0.05, 1.1 0.08'),
} satisfies Partial<Body>;

/** An electric SUV with a short bonnet and a sloping tail, as a Tesla Model Y or a VW ID.4. */
const suvElectric: Body = {
  ...SUV_SHAPE,
  length: 4.67,
  width: 1.89,
  wheelbase: 2.8,
  frontAxle: 0.86,
  tyreRadius: 0.362,
  sill: 0.21,
  bumper: 0.22,
  edge: knots('0 0.78, 0.25 0.87, 0.7 0.96, 1.1 1.01, 2.2 1.035, 3.4 1.07, 4.2 1.1, 4.67 1.06'),
  nose: knots('0.2 0.06, 0.45 0, 0.65 0.01, 0.85 0.08, 1 0.17'),
  noseRound: [0.68, 2.5],
  cabin: {
    windscreen: [1, 1.82],
    rearWindow: [4.54, 3.86],
    bow: [0.42, 0.36],
    roof: knots('1.62 1.54, 2.3 1.625, 3.1 1.605, 3.9 1.5'),
    roofWidth: 0.67,
    roofDrop: 0.065,
    glassEnd: [4, 3.66],
    pillars: [2.4, 3.28],
    rearSill: 1.15,
  },
  doors: { gaps: [1.32, 2.42, 3.42], sliding: false },
  cladding: 0.045,
};

/** A large SUV with an upright tail, as a Volvo XC60 or a Mazda CX-5. */
const suvLarge: Body = {
  ...SUV_SHAPE,
  length: 4.69,
  width: 1.9,
  wheelbase: 2.86,
  frontAxle: 0.88,
  tyreRadius: 0.365,
  sill: 0.25,
  bumper: 0.26,
  edge: knots('0 0.87, 0.25 0.96, 0.8 1.04, 1.3 1.085, 2.4 1.105, 3.6 1.13, 4.69 1.13'),
  cabin: {
    windscreen: [1.22, 1.9],
    rearWindow: [4.56, 4.14],
    bow: [0.36, 0.3],
    roof: knots('1.74 1.59, 2.4 1.66, 3.3 1.65, 4.2 1.575'),
    roofWidth: 0.68,
    roofDrop: 0.065,
    glassEnd: [4.02, 3.9],
    pillars: [2.48, 3.38],
    rearSill: 1.2,
  },
  doors: { gaps: [1.42, 2.5, 3.5], sliding: false },
  cladding: 0.08,
};

/** A small SUV, as a Hyundai Kona or a Kia Niro. */
const suvSmall: Body = {
  ...SUV_SHAPE,
  length: 4.22,
  width: 1.81,
  wheelbase: 2.61,
  frontAxle: 0.82,
  tyreRadius: 0.336,
  sill: 0.23,
  bumper: 0.24,
  edge: knots('0 0.84, 0.22 0.92, 0.7 1, 1.1 1.04, 2.1 1.065, 3.3 1.1, 4.22 1.09'),
  cabin: {
    windscreen: [1.04, 1.68],
    rearWindow: [4.1, 3.7],
    bow: [0.34, 0.3],
    roof: knots('1.52 1.5, 2.1 1.57, 3 1.555, 3.75 1.48'),
    roofWidth: 0.68,
    roofDrop: 0.065,
    glassEnd: [3.48, 3.32],
    pillars: [2.24, 3.06],
    rearSill: 1.16,
  },
  doors: { gaps: [1.22, 2.26, 3.16], sliding: false },
  cladding: 0.075,
};

export const SUVS = { suvElectric, suvLarge, suvSmall };
