import type { Rim } from '../cars/style.ts';
import { addWheel, drawRim, RIM_SHARE } from '../cars/wheel.ts';
import type { Motif } from '../looks/accessories.ts';
import { lightOf } from '../render/color.ts';
import type { Material } from '../render/material.ts';
import { MeshBuilder } from '../render/mesh.ts';
import { rod, roundedBox, tube } from '../render/primitives.ts';
import type { Vector } from '../render/vector.ts';
import type { Still } from './still.ts';

const RUBBER: Material = { color: [0.012, 0.012, 0.013], metallic: 0, gloss: 0.02 };
const SHELL: Material = { color: [0.014, 0.015, 0.016], metallic: 0.2, gloss: 0.45 };
const METAL: Material = { color: [0.45, 0.47, 0.49], metallic: 0.7, gloss: 0.4 };
const CABLE: Material = { color: lightOf('#e0672a'), metallic: 0, gloss: 0.15 };
const RIMS: readonly Rim[] = ['double-five', 'five', 'ten', 'turbine'];

/** The accessory as a mesh that stands on the floor of a studio; `variety` chooses its version. */
export const STILLS: Record<Motif, (variety: number) => Promise<Still>> = {
  async wheels(variety) {
    const rim = RIMS[variety % RIMS.length] ?? 'five';
    const texture = await drawRim({ rim, rimColor: 'silver' }, 560, false);
    const radius = 0.33;
    const reach = radius * RIM_SHARE * 1.02;
    const places = [-0.74, 0, 0.74] as const;
    const builder = new MeshBuilder();
    const materials: Material[] = [RUBBER];
    for (const [index, x] of places.entries()) {
      const y = -0.3;
      const region = {
        left: x - reach,
        bottom: radius - reach,
        width: reach * 2,
        height: reach * 2,
      };
      materials.push({
        color: [0.02, 0.02, 0.02],
        metallic: 0,
        gloss: 0.3,
        fine: true,
        decals: { side: { ...texture, region } },
      });
      addWheel(builder, [x, y], radius, 0.22, { tyre: 0, rim: index + 1 });
    }
    return { mesh: builder.build(), materials, camera: view([-0.1, -0.3, 0.32], 4) };
  },
  async mats() {
    const builder = new MeshBuilder();
    for (const [x, y, width, depth] of [
      [-0.42, 0.2, 0.5, 0.62],
      [0.42, 0.2, 0.5, 0.62],
      [-0.42, -0.42, 0.5, 0.4],
      [0.42, -0.42, 0.5, 0.4],
    ] as const) {
      roundedBox(builder, 0, [x, y, 0.02], [width, depth, 0.04], { sharpness: 9, steps: 24 });
      roundedBox(builder, 1, [x, y, 0.034], [width * 0.88, depth * 0.86, 0.025], {
        sharpness: 9,
        steps: 24,
      });
      for (const row of [-0.3, -0.15, 0, 0.15, 0.3])
        rod(
          builder,
          0,
          [x - width * 0.38, y + row * depth, 0.047],
          [x + width * 0.38, y + row * depth, 0.047],
          0.006,
        );
    }
    return {
      mesh: builder.build(),
      materials: [{ ...SHELL, gloss: 0.06 }, RUBBER],
      camera: view([0, -0.12, 0.02], 2.75, 1.9),
    };
  },
  async box() {
    const builder = new MeshBuilder();
    roundedBox(builder, 0, [0, 0, 0.27], [1.95, 0.8, 0.36], { sharpness: 3.4, steps: 44 });
    roundedBox(builder, 1, [0, 0, 0.2], [1.97, 0.82, 0.03], { sharpness: 5, steps: 30 });
    for (const x of [-0.45, 0.45]) {
      rod(builder, 2, [x, -0.62, 0.06], [x, 0.62, 0.06], 0.022);
      roundedBox(builder, 1, [x, -0.405, 0.16], [0.09, 0.03, 0.05], { sharpness: 5 });
    }
    return {
      mesh: builder.build(),
      materials: [SHELL, RUBBER, METAL],
      camera: view([0, 0, 0.22], 4.1),
    };
  },
  async charger() {
    const builder = new MeshBuilder();
    const coil = Array.from({ length: 221 }, (_, step): Vector => {
      const turn = (step / 220) * Math.PI * 2 * 4.2;
      const reach = 0.24 + 0.012 * Math.sin(turn * 0.37);
      return [Math.cos(turn) * reach, Math.sin(turn) * reach, 0.02 + (step / 220) * 0.1];
    });
    tube(builder, 0, [...coil, [0.3, -0.3, 0.06], [0.36, -0.36, 0.06]], 0.012);
    for (const [x, y] of [
      [0.42, -0.38],
      [-0.36, -0.34],
    ] as const) {
      roundedBox(builder, 1, [x, y, 0.05], [0.2, 0.075, 0.075], { sharpness: 4 });
      roundedBox(builder, 1, [x + 0.12, y, 0.055], [0.06, 0.085, 0.085], { sharpness: 3 });
      roundedBox(builder, 2, [x + 0.155, y, 0.055], [0.01, 0.06, 0.06], { sharpness: 2.4 });
    }
    tube(
      builder,
      0,
      [coil[0] as Vector, [0.1, -0.3, 0.02], [-0.2, -0.36, 0.04], [-0.27, -0.34, 0.05]],
      0.012,
    );
    return {
      mesh: builder.build(),
      materials: [CABLE, SHELL, METAL],
      camera: view([0.05, -0.08, 0.06], 2.45, 1.05),
    };
  },
  async bars() {
    const builder = new MeshBuilder();
    for (const y of [-0.25, 0.25]) {
      roundedBox(builder, 0, [0, y, 0.12], [1.2, 0.07, 0.025], { sharpness: 6, steps: 40 });
      for (const x of [-0.56, 0.56]) {
        roundedBox(builder, 1, [x, y, 0.07], [0.12, 0.09, 0.12], { sharpness: 4 });
        roundedBox(builder, 2, [x, y, 0.012], [0.15, 0.1, 0.024], { sharpness: 5 });
      }
    }
    return {
      mesh: builder.build(),
      materials: [METAL, SHELL, RUBBER],
      camera: view([0, 0, 0.06], 2.7),
    };
  },
};

function view(target: Vector, distance: number, height = 0.75): Still['camera'] {
  return {
    eye: [target[0] - distance * 0.42, target[1] - distance * 0.8, height],
    target,
    angle: 36,
  };
}
