import type { CabinLook } from '../looks/look.ts';
import { knots } from '../render/curve.ts';
import type { Material } from '../render/material.ts';
import { type Mesh, MeshBuilder } from '../render/mesh.ts';
import { rod, roundedBox } from '../render/primitives.ts';
import { drawTexture, type Texture } from '../render/texture.ts';
import type { Vector } from '../render/vector.ts';
import { DRIVER } from './box.ts';
import { clusterShapes } from './cluster.ts';
import { addConsole } from './console.ts';
import { DARK, doorPanel, interiorMaterials, OWN, panel, ROOF, TRIM } from './parts.ts';
import { dashShapes, screenShapes } from './screens.ts';
import { SEGMENTS, type SegmentName } from './segments.ts';
import { addSteeringWheel } from './steering-wheel.ts';

const DASH = OWN;
const SCREEN = OWN + 1;
const CLUSTER = OWN + 2;

/** The cabin as a passenger in the rear sees it. The nose is towards lower x. */
export async function buildDashboard(
  look: CabinLook,
  paint: string,
): Promise<{ mesh: Mesh; materials: Material[] }> {
  const { screen, cluster, vents } = SEGMENTS[look.kind];
  const modern = vents === 'slot';
  const materials = interiorMaterials(look, paint);
  const trim = materials[TRIM] as Material;
  materials[DASH] = {
    ...trim,
    decals: { rear: await onPlane(dashShapes(look, paint), [0, 0.7, 1.6, 0.6], 400) },
  };
  materials[SCREEN] = lit(await onPlane(screenShapes(screen, modern), screen, 900));
  materials[CLUSTER] = lit(await onPlane(clusterShapes(cluster, modern), cluster, 900));
  const builder = new MeshBuilder();
  addDash(builder, look.kind);
  roundedBox(builder, SCREEN, [0.2, screen[0], screen[1]], [0.03, screen[2], screen[3]], {
    sharpness: 22,
    steps: 26,
  });
  roundedBox(builder, CLUSTER, [0.17, cluster[0], cluster[1]], [0.04, cluster[2], cluster[3]], {
    sharpness: 18,
    steps: 24,
  });
  if (!modern) {
    roundedBox(builder, TRIM, [0.14, DRIVER, cluster[1] + 0.075], [0.22, cluster[2] + 0.06, 0.05], {
      sharpness: 3.4,
    });
  }
  addSteeringWheel(builder, look);
  addConsole(builder, look);
  addFrame(builder, SEGMENTS[look.kind].inside.roof);
  return { mesh: builder.build(), materials };
}

function lit(texture: Texture): Material {
  return {
    color: [0.008, 0.009, 0.01],
    metallic: 0,
    gloss: 0.5,
    glow: 0.55,
    fine: true,
    decals: { rear: texture },
  };
}

function onPlane(
  shapes: Parameters<typeof drawTexture>[0],
  [y, z, width, height]: readonly [number, number, number, number],
  scale: number,
): Promise<Texture> {
  return drawTexture(shapes, { left: y - width / 2, bottom: z - height / 2, width, height }, scale);
}

function addDash(builder: MeshBuilder, kind: SegmentName): void {
  const { dash, wrap } = SEGMENTS[kind];
  const rows = knots(dash).map(([x, z]) =>
    Array.from({ length: 41 }, (_, step): Vector => {
      const y = -0.78 + (1.56 * step) / 40;
      return [x + wrap * (y / 0.78) ** 2, y, z];
    }),
  );
  builder.sheet(rows, DASH, { from: [-0.2, 0, 0.5] });
}

function addFrame(builder: MeshBuilder, roof: number): void {
  for (const side of [1, -1] as const) {
    doorPanel(builder, side, -0.1, 1.3);
    rod(builder, ROOF, [-0.34, side * 0.8, 0.84], [0.62, side * 0.56, roof + 0.08], 0.05, 12);
    rod(builder, TRIM, [0.26, side * 0.77, 0.92], [1.4, side * 0.77, 0.95], 0.035);
  }
  roundedBox(builder, ROOF, [0.86, 0, roof + 0.05], [0.8, 1.4, 0.1], { sharpness: 8 });
  roundedBox(builder, DARK, [0.42, 0, roof - 0.1], [0.04, 0.24, 0.07], { sharpness: 4 });
  rod(builder, DARK, [0.42, 0, roof - 0.09], [0.46, 0, roof + 0.02], 0.014);
  panel(
    builder,
    DARK,
    [
      [-0.2, -0.8, 0.2],
      [1.6, -0.8, 0.2],
      [1.6, 0.8, 0.2],
      [-0.2, 0.8, 0.2],
    ],
    [0, 0, 9],
  );
}
