import { knots } from '#render/curve.ts';
import type { Body } from '../body.ts';

/**
 * The nose, tail and flanks that most cars have in common: narrow at the sill, widest at the hips, a
 * shoulder above.
 */
export const CAR_SHAPE = {
  crown: 0.06,
  nose: knots('0.2 0.07, 0.4 0, 0.55 0.008, 0.74 0.07, 0.9 0.15'),
  tail: knots('0.2 0.07, 0.42 0, 0.62 0.02, 0.82 0.05, 1.02 0.09'),
  noseRound: [0.6, 2.6],
  tailRound: [0.5, 2.8],
  flank: knots(
    '0 0.9, 0.07 0.945, 0.2 0.972, 0.4 0.99, 0.58 0.999, 0.72 1, 0.8 0.99, 0.9 0.968, 1 0.925',
  ),
  cladding: 0,
} satisfies Partial<Body>;

/** A city car of five doors, as a Toyota Yaris. */
const city: Body = {
  ...CAR_SHAPE,
  length: 3.96,
  width: 1.74,
  wheelbase: 2.57,
  frontAxle: 0.76,
  tyreRadius: 0.312,
  sill: 0.2,
  bumper: 0.2,
  edge: knots('0 0.74, 0.22 0.82, 0.6 0.9, 1 0.955, 1.9 0.985, 3.2 1.03, 3.96 1.02'),
  noseRound: [0.62, 2.5],
  tailRound: [0.5, 2.6],
  cabin: {
    windscreen: [0.92, 1.56],
    rearWindow: [3.86, 3.44],
    bow: [0.34, 0.3],
    roof: knots('1.4 1.44, 1.9 1.5, 2.7 1.48, 3.5 1.39'),
    roofWidth: 0.69,
    roofDrop: 0.065,
    glassEnd: [3.28, 3.1],
    pillars: [2.06, 2.86],
    rearSill: 1.09,
  },
  doors: { gaps: [1.1, 2.08, 2.95], sliding: false },
};

/** A small car of three doors with a round nose, as a MINI or a Fiat 500. */
const mini: Body = {
  ...CAR_SHAPE,
  length: 3.72,
  width: 1.69,
  wheelbase: 2.42,
  frontAxle: 0.68,
  tyreRadius: 0.3,
  sill: 0.19,
  bumper: 0.19,
  edge: knots('0 0.7, 0.2 0.8, 0.6 0.89, 1 0.93, 2 0.95, 3 0.97, 3.72 0.95'),
  nose: knots('0.19 0.06, 0.4 0, 0.55 0.01, 0.75 0.08, 0.9 0.17'),
  noseRound: [0.66, 2.3],
  tailRound: [0.5, 2.4],
  cabin: {
    windscreen: [0.95, 1.42],
    rearWindow: [3.6, 3.22],
    bow: [0.36, 0.3],
    roof: knots('1.3 1.38, 1.8 1.43, 2.6 1.41, 3.3 1.32'),
    roofWidth: 0.7,
    roofDrop: 0.06,
    glassEnd: [3.1, 2.98],
    pillars: [2.22],
    rearSill: 1,
  },
  doors: { gaps: [1.08, 2.42], sliding: false },
};

/** A compact family car of five doors, as a VW Golf. */
const hatchback: Body = {
  ...CAR_SHAPE,
  length: 4.26,
  width: 1.79,
  wheelbase: 2.63,
  frontAxle: 0.84,
  tyreRadius: 0.322,
  sill: 0.19,
  bumper: 0.2,
  edge: knots('0 0.725, 0.25 0.8, 0.75 0.89, 1.2 0.945, 2.2 0.97, 3.3 1, 4.26 0.99'),
  cabin: {
    windscreen: [1.08, 1.82],
    rearWindow: [4.16, 3.74],
    bow: [0.34, 0.3],
    roof: knots('1.66 1.41, 2.2 1.46, 3 1.445, 3.8 1.36'),
    roofWidth: 0.67,
    roofDrop: 0.06,
    glassEnd: [3.5, 3.3],
    pillars: [2.28, 3.12],
    rearSill: 1.05,
  },
  doors: { gaps: [1.26, 2.3, 3.22], sliding: false },
};

/** A saloon with a boot lid, as a Mercedes-Benz C-Class. */
const saloon: Body = {
  ...CAR_SHAPE,
  length: 4.7,
  width: 1.82,
  wheelbase: 2.84,
  frontAxle: 0.8,
  tyreRadius: 0.33,
  sill: 0.18,
  bumper: 0.19,
  edge: knots('0 0.7, 0.25 0.79, 0.8 0.88, 1.4 0.94, 2.4 0.965, 3.6 0.985, 4.3 0.985, 4.7 0.95'),
  crown: 0.055,
  tail: knots('0.2 0.07, 0.42 0, 0.7 0.01, 0.85 0.03, 1 0.07'),
  noseRound: [0.66, 2.5],
  tailRound: [0.55, 2.6],
  cabin: {
    windscreen: [1.32, 2.02],
    rearWindow: [4.16, 3.5],
    bow: [0.36, 0.4],
    roof: knots('1.9 1.385, 2.5 1.44, 3.1 1.42, 3.6 1.345'),
    roofWidth: 0.65,
    roofDrop: 0.06,
    glassEnd: [3.82, 3.36],
    pillars: [2.5, 3.36],
    rearSill: 1,
  },
  doors: { gaps: [1.46, 2.52, 3.46], sliding: false },
};

/** A low car whose roof runs to the tail in one line, as a BMW i4. */
const fastback: Body = {
  ...CAR_SHAPE,
  length: 4.78,
  width: 1.85,
  wheelbase: 2.86,
  frontAxle: 0.85,
  tyreRadius: 0.345,
  sill: 0.17,
  bumper: 0.18,
  edge: knots('0 0.7, 0.25 0.79, 0.8 0.88, 1.4 0.935, 2.4 0.96, 3.6 0.99, 4.4 1, 4.78 0.965'),
  crown: 0.055,
  noseRound: [0.66, 2.6],
  tailRound: [0.55, 2.6],
  cabin: {
    windscreen: [1.3, 2.06],
    rearWindow: [4.5, 3.5],
    bow: [0.38, 0.4],
    roof: knots('1.92 1.385, 2.5 1.44, 3.1 1.42, 3.6 1.35'),
    roofWidth: 0.64,
    roofDrop: 0.06,
    glassEnd: [4.04, 3.42],
    pillars: [2.52, 3.4],
    rearSill: 1.03,
  },
  doors: { gaps: [1.46, 2.54, 3.52], sliding: false },
};

/** A long estate car, as a Volvo V90 or an Audi A6 Avant. */
const estate: Body = {
  ...CAR_SHAPE,
  length: 4.86,
  width: 1.87,
  wheelbase: 2.92,
  frontAxle: 0.88,
  tyreRadius: 0.338,
  sill: 0.18,
  bumper: 0.19,
  edge: knots('0 0.71, 0.25 0.8, 0.8 0.885, 1.4 0.94, 2.4 0.965, 3.7 0.985, 4.86 0.99'),
  crown: 0.055,
  noseRound: [0.66, 2.6],
  tailRound: [0.5, 2.9],
  cabin: {
    windscreen: [1.32, 2.06],
    rearWindow: [4.74, 4.28],
    bow: [0.36, 0.32],
    roof: knots('1.94 1.395, 2.6 1.455, 3.5 1.45, 4.35 1.375'),
    roofWidth: 0.66,
    roofDrop: 0.06,
    glassEnd: [4.36, 4.08],
    pillars: [2.56, 3.42],
    rearSill: 1.04,
  },
  doors: { gaps: [1.5, 2.56, 3.54], sliding: false },
};

/** A wide, low sports saloon, as a Porsche Taycan. */
const sports: Body = {
  ...CAR_SHAPE,
  length: 4.96,
  width: 1.96,
  wheelbase: 2.9,
  frontAxle: 0.96,
  tyreRadius: 0.358,
  sill: 0.15,
  bumper: 0.16,
  edge: knots('0 0.62, 0.25 0.72, 0.9 0.86, 1.5 0.89, 2.5 0.905, 3.6 0.95, 4.3 0.955, 4.96 0.9'),
  crown: 0.05,
  nose: knots('0.15 0.08, 0.32 0, 0.45 0.01, 0.62 0.1, 0.8 0.22'),
  noseRound: [0.78, 2.3],
  tailRound: [0.62, 2.4],
  flank: knots(
    '0 0.88, 0.07 0.93, 0.2 0.96, 0.4 0.982, 0.6 0.998, 0.76 1, 0.86 0.985, 0.94 0.955, 1 0.9',
  ),
  cabin: {
    windscreen: [1.42, 2.28],
    rearWindow: [4.5, 3.5],
    bow: [0.42, 0.46],
    roof: knots('2.1 1.32, 2.7 1.375, 3.2 1.355, 3.7 1.26'),
    roofWidth: 0.6,
    roofDrop: 0.06,
    glassEnd: [4, 3.34],
    pillars: [2.72],
    rearSill: 0.96,
  },
  doors: { gaps: [1.62, 2.76, 3.6], sliding: false },
};

/** A people carrier with a short bonnet and a high roof, as a VW Touran. */
const mpv: Body = {
  ...CAR_SHAPE,
  length: 4.53,
  width: 1.83,
  wheelbase: 2.79,
  frontAxle: 0.87,
  tyreRadius: 0.325,
  sill: 0.2,
  bumper: 0.21,
  edge: knots('0 0.76, 0.25 0.85, 0.7 0.94, 1.1 0.99, 2.2 1, 3.4 1.02, 4.53 1.03'),
  cabin: {
    windscreen: [0.96, 1.74],
    rearWindow: [4.43, 4.16],
    bow: [0.36, 0.28],
    roof: knots('1.56 1.57, 2.3 1.655, 3.3 1.65, 4.2 1.585'),
    roofWidth: 0.71,
    roofDrop: 0.065,
    glassEnd: [4.12, 4.02],
    pillars: [2.24, 3.16, 3.84],
    rearSill: 1.12,
  },
  doors: { gaps: [1.26, 2.26, 3.24], sliding: false },
};

export const CARS = { city, mini, hatchback, saloon, fastback, estate, sports, mpv };
