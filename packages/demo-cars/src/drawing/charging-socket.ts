import type { Body } from '../cars/body.ts';
import { disc, type Place, softArea } from '../cars/decals/shapes.ts';
import { createShell } from '../cars/shell.ts';
import type { Mark } from '../render/material.ts';
import { drawTexture, type Shape } from '../render/texture.ts';

/** Height of the middle of the socket in metres. */
export function socketHeight(body: Body): number {
  return createShell(body).edge(body.frontAxle + body.wheelbase) - 0.16;
}

/** The open charging socket (CCS, type 2 above) in the rear wing. */
export async function socketMark(body: Body): Promise<Mark> {
  const [x, z]: Place = [body.frontAxle + body.wheelbase + 0.3, socketHeight(body)];
  const pin = (dx: number, dz: number, radius: number): Shape[] => [
    disc([x + dx, z + dz], radius, '#5d6468', 0.4),
    disc([x + dx, z + dz], radius * 0.6, '#0a0b0c', 0.2),
  ];
  const shapes: Shape[] = [
    softArea('#0c0e0f', 0.2, 0.03, [
      [x - 0.09, z - 0.1],
      [x + 0.09, z - 0.1],
      [x + 0.09, z + 0.09],
      [x - 0.09, z + 0.09],
    ]),
    disc([x, z + 0.025], 0.05, '#24292c', 0.3),
    disc([x, z + 0.025], 0.043, '#0d0f10', 0.2),
    softArea('#24292c', 0.3, 0.04, [
      [x - 0.034, z - 0.055],
      [x + 0.034, z - 0.055],
      [x + 0.034, z - 0.04],
      [x - 0.034, z - 0.04],
    ]),
    ...[-0.022, 0, 0.022].flatMap((dx) => pin(dx, 0.026, 0.0085)),
    ...[-0.013, 0.013].flatMap((dx) => pin(dx, 0.045, 0.006)),
    ...[-0.013, 0.013].flatMap((dx) => pin(dx, 0.006, 0.0085)),
    ...[-0.026, 0.026].flatMap((dx) => pin(dx, -0.048, 0.015)),
    disc([x + 0.066, z + 0.07], 0.006, '#48d59b', 1),
  ];
  const region = { left: x - 0.2, bottom: z - 0.2, width: 0.4, height: 0.4 };
  return { plane: 'side', texture: await drawTexture(shapes, region, 1200) };
}
