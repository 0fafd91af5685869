import type { CabinLook } from '../looks/look.ts';
import type { MeshBuilder } from '../render/mesh.ts';
import { rod, roundedBox, tube } from '../render/primitives.ts';
import type { Vector } from '../render/vector.ts';
import { DRIVER } from './box.ts';
import { DARK, METAL } from './parts.ts';
import { raised } from './segments.ts';

/** The steering wheel with its stalks. */
export function addSteeringWheel(builder: MeshBuilder, look: CabinLook): void {
  const flat = look.kind === 'sport' || look.kind === 'electric';
  const centre: Vector = [0.42, DRIVER, 0.79 + raised(look.kind)];
  const radius = flat ? 0.17 : 0.18;
  const point = (angle: number, reach = radius): Vector => [
    centre[0] - Math.sin(angle) * reach * 0.42,
    centre[1] + Math.cos(angle) * reach,
    centre[2] + Math.max(Math.sin(angle), flat ? -0.72 : -1) * reach * 0.9,
  ];
  const ring = Array.from({ length: 49 }, (_, step) => point((Math.PI * 2 * step) / 48));
  tube(builder, DARK, ring, 0.016, 14);
  roundedBox(builder, DARK, [centre[0] - 0.005, centre[1], centre[2] - 0.005], [0.07, 0.15, 0.11], {
    sharpness: 3.4,
    tilt: 0.4,
  });
  const spokes = { electric: [0, Math.PI], sport: [0.1, Math.PI - 0.1, -1.9, -1.24] };
  for (const angle of spokes[look.kind as 'sport'] ?? [0.12, Math.PI - 0.12, -Math.PI / 2]) {
    tube(
      builder,
      look.kind === 'van' ? DARK : METAL,
      [point(angle, 0.06), point(angle, radius)],
      0.014,
    );
  }
  roundedBox(builder, METAL, [centre[0] + 0.035, centre[1], centre[2]], [0.012, 0.032, 0.03], {
    sharpness: 2,
  });
  for (const side of [-1, 1]) {
    rod(
      builder,
      DARK,
      [0.34, DRIVER + side * 0.05, centre[2] + 0.01],
      [0.34, DRIVER + side * 0.23, centre[2] + 0.04],
      0.009,
    );
  }
}
