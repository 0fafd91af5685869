import { drawTexture, type Region, type Texture } from '#render/texture.ts';
import type { Body } from '../body.ts';
import type { Shell } from '../shell.ts';
import type { Style } from '../style.ts';
import { drawRim } from '../wheel.ts';
import { frontShapes } from './front.ts';
import { rearShapes } from './rear.ts';
import { rearWindowShapes, windscreenShapes } from './screens.ts';
import { sideShapes } from './side.ts';
import { bonnetShapes, roofShapes } from './top.ts';

/** Texels per metre; the front has the finest details. */
const SCALE = { side: 300, front: 460, rear: 300, screens: 210, bonnet: 210, roof: 120 };
const RIM_PIXELS = 200;

export type BodyTextures = Record<
  'side' | 'front' | 'rear' | 'windscreen' | 'rearWindow' | 'bonnet' | 'roof' | 'rim',
  Texture
>;

/** Draws everything that is on the surface of a car. */
export async function drawTextures(
  body: Body,
  shell: Shell,
  style: Style,
  electric: boolean,
): Promise<BodyTextures> {
  const ends = endRegion(body);
  const top = topRegion(body);
  const [side, front, rear, windscreen, rearWindow, bonnet, roof, rim] = await Promise.all([
    drawTexture(sideShapes(body, shell, style, electric), sideRegion(body), SCALE.side),
    drawTexture(frontShapes(body, shell, style), ends, SCALE.front),
    drawTexture(rearShapes(body, shell, style, electric), ends, SCALE.rear),
    drawTexture(windscreenShapes(body, shell), ends, SCALE.screens),
    drawTexture(rearWindowShapes(body, shell), ends, SCALE.screens),
    drawTexture(bonnetShapes(body, shell), top, SCALE.bonnet),
    drawTexture(roofShapes(body, style), top, SCALE.roof),
    drawRim(style, RIM_PIXELS, false),
  ]);
  return { side, front, rear, windscreen, rearWindow, bonnet, roof, rim };
}

function sideRegion(body: Body): Region {
  return { left: -0.05, bottom: 0, width: body.length + 0.1, height: 2.1 };
}

function endRegion(body: Body): Region {
  return { left: -body.width / 2 - 0.05, bottom: 0, width: body.width + 0.1, height: 2.1 };
}

function topRegion(body: Body): Region {
  return {
    left: -0.05,
    bottom: -body.width / 2 - 0.05,
    width: body.length + 0.1,
    height: body.width + 0.1,
  };
}
