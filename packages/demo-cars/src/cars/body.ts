import type { Knots } from '../render/curve.ts';

/** The shape of a body in metres: x from the nose to the tail, z up from the ground. */
export interface Body {
  length: number;
  width: number;
  wheelbase: number;
  /** x of the front axle. */
  frontAxle: number;
  tyreRadius: number;
  /** z of the sills, in the middle and under the bumpers. */
  sill: number;
  bumper: number;
  /** Side edge of bonnet, windows and boot lid: z at x. */
  edge: Knots;
  /** How much higher the middle of bonnet and boot lid is than their edges. */
  crown: number;
  /** How far nose and tail lie behind their foremost and rearmost line: metres at z. */
  nose: Knots;
  tail: Knots;
  /** How far back the rounding of nose and tail reaches, and how square it is (2 is an ellipse). */
  noseRound: readonly [depth: number, power: number];
  tailRound: readonly [depth: number, power: number];
  /** Width of the side at a share of its height, 1 at its widest. */
  flank: Knots;
  cabin: Cabin;
  doors: Doors;
  /** Dark plastic around the wheel arches, in metres; 0 for none. */
  cladding: number;
}

export interface Cabin {
  /** x of the windscreen and of the rear window in the middle, below and above. */
  windscreen: readonly [below: number, above: number];
  rearWindow: readonly [below: number, above: number];
  /** How far back the bow of the windscreen reaches, and how far forward that of the rear window. */
  bow: readonly [front: number, rear: number];
  /** Middle of the roof: z at x. */
  roof: Knots;
  /** Width of roof against the width of the body. */
  roofWidth: number;
  /** How much lower the edge of the roof is than its middle. */
  roofDrop: number;
  /** Rear end of the side windows: x below and above. */
  glassEnd: readonly [below: number, above: number];
  /** x at which the side windows are covered, for vans; nothing behind is glass. */
  glassStop?: number;
  /** x of the pillars between the side windows, below; they lean back a little. */
  pillars: readonly number[];
  /** z of the lower edge of the rear window. */
  rearSill: number;
}

export interface Doors {
  /** x of the gaps: front edge of the front door, then the rear edge of each door. */
  gaps: readonly number[];
  /** Whether the last one slides. */
  sliding: boolean;
}
