import { DAMAGE_VIEWS } from '#domain/damage/facts.ts';
import { outlineBody } from '#domain/damage/outline/bodies.ts';
import { drawOutline } from '#domain/damage/outline/draw.ts';
import { OUTLINE_MARGIN } from '#domain/damage/outline/paths.ts';
import type { BodyType } from '#domain/schema/enumerations.ts';

/** Distance between the views: more than the height of any of them. */
const ROW_CM = 300;

/** The five views of a body below each other, each of which an address names by its fragment. */
export function outlineSvg(body: BodyType): string[] {
  return DAMAGE_VIEWS.flatMap((view, row) => {
    const {
      width,
      height,
      body: shape,
      tyres,
      glass,
      lines,
    } = drawOutline(outlineBody(body), view);
    const size = [width + 2 * OUTLINE_MARGIN, height + 2 * OUTLINE_MARGIN];
    const y = row * ROW_CM;
    return [
      `<view id="${view}" viewBox="${[-OUTLINE_MARGIN, y - OUTLINE_MARGIN, ...size].join(' ')}"/>`,
      `<g transform="translate(0 ${y})">`,
      `<path d="${shape}" fill="#fff" stroke-width="2.5"/>`,
      `<path d="${tyres}${glass}" fill="#e9ece8"/>`,
      `<path d="${lines}"/>`,
      '</g>',
    ];
  });
}
