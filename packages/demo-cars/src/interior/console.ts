import type { CabinLook } from '../looks/look.ts';
import type { MeshBuilder } from '../render/mesh.ts';
import { rod, roundedBox } from '../render/primitives.ts';
import { DARK, METAL, SEAT, TRIM } from './parts.ts';
import { SEGMENTS } from './segments.ts';

/** The console between the front seats; a van has a gear lever on its dashboard. */
export function addConsole(builder: MeshBuilder, { kind }: CabinLook): void {
  if (kind === 'van') {
    roundedBox(builder, TRIM, [0.34, 0, 0.62], [0.34, 0.32, 0.26], { sharpness: 5 });
    rod(builder, DARK, [0.4, 0.02, 0.72], [0.46, 0.02, 0.86], 0.014);
    roundedBox(builder, DARK, [0.47, 0.02, 0.88], [0.05, 0.05, 0.06], { sharpness: 2.2 });
    return;
  }
  const [width, height] = SEGMENTS[kind].tunnel;
  roundedBox(builder, TRIM, [0.72, 0, 0.65 - height / 2], [1.1, width, height], { sharpness: 6 });
  roundedBox(builder, SEAT, [0.98, 0, 0.66], [0.4, width * 0.84, 0.08], { sharpness: 4 });
  for (const x of [0.55, 0.67])
    roundedBox(builder, DARK, [x, 0.04, 0.648], [0.1, 0.1, 0.02], { sharpness: 2.4 });
  if (kind === 'suv')
    for (const side of [-1, 1])
      rod(builder, METAL, [0.3, side * 0.15, 0.72], [0.62, side * 0.15, 0.68], 0.014);
  if (kind === 'electric' || kind === 'sport')
    roundedBox(builder, METAL, [0.44, -0.05, 0.655], [0.08, 0.05, 0.03], { sharpness: 3 });
  else {
    roundedBox(builder, DARK, [0.44, -0.03, 0.648], [0.18, 0.12, 0.02], { sharpness: 5 });
    rod(builder, METAL, [0.45, -0.03, 0.65], [0.46, -0.03, 0.73], 0.01);
    roundedBox(builder, DARK, [0.465, -0.03, 0.76], [0.055, 0.05, 0.08], { sharpness: 2.4 });
  }
}
