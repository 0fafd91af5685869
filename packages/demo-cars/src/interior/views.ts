import type { CabinLook } from '../looks/look.ts';
import type { CameraPosition } from '../render/camera.ts';
import type { Material } from '../render/material.ts';
import type { Mesh } from '../render/mesh.ts';
import { buildDashboard } from './dashboard.ts';
import { buildBoot, buildFrontSeats, buildRearSeats } from './seats.ts';
import { SEGMENTS, type SegmentName } from './segments.ts';

interface InsideView {
  build: (
    look: CabinLook,
    paint: string,
  ) => Promise<{ mesh: Mesh; materials: Material[] }> | { mesh: Mesh; materials: Material[] };
  /** Its heights count from the eyes of the driver. */
  camera: CameraPosition;
}

export const INSIDE_VIEWS = {
  dashboard: {
    build: buildDashboard,
    camera: { eye: [1.34, 0.02, 0], target: [0, -0.08, -0.2], angle: 74 },
  },
  front_seats: {
    build: buildFrontSeats,
    camera: { eye: [0.02, -2.05, 0.06], target: [0.62, 0, -0.32], angle: 54 },
  },
  rear_seats: {
    build: buildRearSeats,
    camera: { eye: [0.02, -2.05, 0.06], target: [0.6, 0, -0.34], angle: 54 },
  },
  boot: {
    build: buildBoot,
    camera: { eye: [1.75, 0.22, 0.28], target: [-0.1, 0, -0.3], angle: 52 },
  },
} as const satisfies Record<string, InsideView>;
export type InsideViewName = keyof typeof INSIDE_VIEWS;

/** Where a view is photographed from: eyes are higher in a van than in a sports car. */
export function insideCamera(view: InsideViewName, kind: SegmentName): CameraPosition {
  const { eye, target, angle } = INSIDE_VIEWS[view].camera;
  const height = SEGMENTS[kind].inside.eye;
  return {
    eye: [eye[0], eye[1], eye[2] + height],
    target: [target[0], target[1], target[2] + height],
    angle,
  };
}
