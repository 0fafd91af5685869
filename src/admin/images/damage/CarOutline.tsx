import type { ReactNode, RefObject } from 'react';
import { OUTLINE_MARGIN, type Outline } from '#domain/damage/outline/paths.ts';

interface Props {
  outline: Outline;
  ref: RefObject<SVGSVGElement | null>;
}

export function CarOutline({ outline, ref }: Props) {
  return (
    // Its content is also given in words.
    <svg ref={ref} className="outline" viewBox={viewBox(outline)} aria-hidden="true">
      <path className="outline__body" d={outline.body} />
      <path className="outline__glass" d={outline.tyres + outline.glass} />
      <path d={outline.lines} />
    </svg>
  );
}

/** Draws over such a view, in cm. */
export function OverOutline({ outline, children }: { outline: Outline; children: ReactNode }) {
  return (
    <svg className="outline outline--over" viewBox={viewBox(outline)} aria-hidden="true">
      {children}
    </svg>
  );
}

function viewBox({ width, height }: Outline): string {
  const size = [width + 2 * OUTLINE_MARGIN, height + 2 * OUTLINE_MARGIN];
  return [-OUTLINE_MARGIN, -OUTLINE_MARGIN, ...size].join(' ');
}
