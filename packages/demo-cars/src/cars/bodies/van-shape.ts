import type { Body } from '../body.ts';

/** The upright nose, tail and flanks that vans and minibuses have in common. */
export const vanShape = {
  crown: 0.05,
  nose: [
    [0.22, 0.07],
    [0.5, 0],
    [0.7, 0.005],
    [0.88, 0.05],
    [1.05, 0.14],
  ],
  tail: [
    [0.2, 0.05],
    [0.45, 0],
    [0.7, 0.0],
    [1, 0.01],
    [1.2, 0.02],
  ],
  noseRound: [0.6, 2.6],
  tailRound: [0.16, 3.4],
  flank: [
    [0, 0.9],
    [0.06, 0.955],
    [0.2, 0.985],
    [0.4, 1],
    [0.6, 1],
    [0.75, 0.996],
    [0.88, 0.985],
    [1, 0.965],
  ],
} satisfies Partial<Body>;
