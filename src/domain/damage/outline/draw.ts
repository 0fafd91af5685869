import type { DamageView } from '../facts.ts';
import type { OutlineBody } from './bodies.ts';
import { drawFront, drawRear } from './ends.ts';
import type { Outline } from './paths.ts';
import { drawSide } from './side.ts';
import { drawTop } from './top.ts';

/** Draws one view of a body. In the views from the left and from above, the nose is on the left. */
export function drawOutline(body: OutlineBody, view: DamageView): Outline {
  if (view === 'top') return drawTop(body);
  if (view === 'front') return drawFront(body);
  if (view === 'rear') return drawRear(body);
  return drawSide(body, view);
}
