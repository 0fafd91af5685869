import type { CabinLook } from '../looks/look.ts';
import type { CameraPosition } from '../render/camera.ts';
import type { Material } from '../render/material.ts';
import type { Mesh } from '../render/mesh.ts';
import { buildDashboard } from './dashboard.ts';
import { buildBoot, buildFrontSeats, buildRearSeats } from './seats.ts';

interface InsideView {
  build: (
    look: CabinLook,
    paint: string,
  ) => Promise<{ mesh: Mesh; materials: Material[] }> | { mesh: Mesh; materials: Material[] };
  camera: CameraPosition;
}

export const INSIDE_VIEWS = {
  dashboard: {
    build: buildDashboard,
    camera: { eye: [1.16, 0.02, 1.2], target: [0, -0.1, 0.8], angle: 68 },
  },
  front_seats: {
    build: buildFrontSeats,
    camera: { eye: [0.02, -2.05, 1.3], target: [0.62, 0, 0.8], angle: 49 },
  },
  rear_seats: {
    build: buildRearSeats,
    camera: { eye: [0.02, -2.05, 1.3], target: [0.6, 0, 0.78], angle: 49 },
  },
  boot: {
    build: buildBoot,
    camera: { eye: [1.75, 0.22, 1.5], target: [-0.1, 0, 0.92], angle: 52 },
  },
} as const satisfies Record<string, InsideView>;
export type InsideViewName = keyof typeof INSIDE_VIEWS;
