import type { Vector } from '../render/vector.ts';

/** A dot of foliage. */
export interface Leaf {
  x: number;
  y: number;
  radius: number;
  color: string;
}

/** A place where cars are photographed. */
export interface Scene {
  /** SVG of what is around, behind the leaves and before them: 360 × 180 units, horizon at 90. */
  behind: string;
  leaves: readonly Leaf[];
  before: string;
  /** Direction to the sun, and its light; 0 under clouds and indoors. */
  sun: Vector;
  sunLight: number;
  /** Grain of the ground: metres between its joints, 0 for none, and how rough it is. */
  ground: { joints: number; rough: number; grain: number };
  /** Distance in metres up to which the ground is seen; walls and hedges stand there. */
  reach: number;
  /** Share that the ground mirrors. */
  polish: number;
  /** How much the background is out of focus, in px. */
  blur: number;
}
