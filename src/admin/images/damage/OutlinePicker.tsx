import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { damagePartLabel, damageViewCopy } from '#copy/damages.ts';
import {
  DAMAGE_VIEWS,
  type DamagePart,
  type DamagePlace,
  type DamageView,
} from '#domain/damage/facts.ts';
import type { OutlineBody } from '#domain/damage/outline/bodies.ts';
import { drawOutline } from '#domain/damage/outline/draw.ts';
import { OUTLINE_MARGIN } from '#domain/damage/outline/paths.ts';

const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How far an arrow key moves the pin, as a share of the view; further with Shift. */
const STEP = 0.02;
const LONG_STEP = 0.1;
const PIN_RADIUS = 20;

export interface OtherPin {
  number: number;
  place: DamagePlace;
}

interface OutlinePickerProps {
  body: OutlineBody;
  place: DamagePlace | null;
  part: DamagePart | null;
  /** On the pin. */
  number: number;
  others: readonly OtherPin[];
  onPlace: (place: DamagePlace) => void;
}

/**
 * The five views of a car. A press puts the pin there, and dragging with a mouse or the arrow keys
 * move it; the list of parts is the way for those who cannot see the drawing.
 */
export function OutlinePicker({ body, place, part, number, others, onPlace }: OutlinePickerProps) {
  return (
    <fieldset className="outline-picker">
      <legend>{copy.damagePlace}</legend>
      <p className="field__hint">{copy.damagePlaceHint}</p>
      {DAMAGE_VIEWS.map((view) => (
        <ViewButton
          key={view}
          view={view}
          body={body}
          pin={place?.view === view ? { number, place } : null}
          part={part}
          others={others.filter((other) => other.place.view === view)}
          onPlace={onPlace}
        />
      ))}
      <p className="visually-hidden" role="status">
        {place && part && damagePartLabel(part)}
      </p>
    </fieldset>
  );
}

interface ViewButtonProps {
  view: DamageView;
  body: OutlineBody;
  pin: OtherPin | null;
  part: DamagePart | null;
  others: readonly OtherPin[];
  onPlace: (place: DamagePlace) => void;
}

function ViewButton({ view, body, pin, part, others, onPlace }: ViewButtonProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const outline = drawOutline(body, view);
  /** In cm. */
  const [width, height] = [outline.width + 2 * OUTLINE_MARGIN, outline.height + 2 * OUTLINE_MARGIN];
  const viewBox = [-OUTLINE_MARGIN, -OUTLINE_MARGIN, width, height].join(' ');
  const put = (x: number, y: number) => onPlace({ view, x: share(x), y: share(y) });

  function putAt({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = drawing.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const cm = width / box.width;
    put(
      ((clientX - box.left) * cm - OUTLINE_MARGIN) / outline.width,
      ((clientY - box.top) * cm - OUTLINE_MARGIN) / outline.height,
    );
  }
  function onPointerMove(event: PointerEvent) {
    // A finger that moves scrolls the page.
    if (event.pointerType !== 'touch' && event.buttons === 1) putAt(event);
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step || !pin) return;
    event.preventDefault();
    const by = event.shiftKey ? LONG_STEP : STEP;
    put(pin.place.x + step[0] * by, pin.place.y + step[1] * by);
  }
  return (
    <div className={`outline-picker__view outline-picker__${view}`}>
      <button
        type="button"
        aria-label={copy.damageView(damageViewCopy[view], pin && part && damagePartLabel(part))}
        aria-pressed={pin !== null}
        onClick={(event) => {
          // A press of a key has no place.
          if (event.detail > 0) putAt(event);
          else if (!pin) put(0.5, 0.5);
        }}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      >
        {/* Its content is also given in words. */}
        <svg ref={drawing} className="outline" viewBox={viewBox} aria-hidden="true">
          <path className="outline__body" d={outline.body} />
          <path className="outline__glass" d={outline.tyres + outline.glass} />
          <path d={outline.lines} />
        </svg>
      </button>
      {/* Outside of the button, which would be named by their numbers. */}
      <svg className="outline outline--over" viewBox={viewBox} aria-hidden="true">
        {[...others, ...(pin ? [pin] : [])].map((shown) => (
          <g
            key={shown === pin ? 'pin' : shown.number}
            className={shown === pin ? 'outline-pin' : 'outline-pin outline-pin--other'}
            transform={`translate(${shown.place.x * outline.width} ${shown.place.y * outline.height})`}
          >
            <circle r={PIN_RADIUS} />
            <text>{shown.number}</text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Within the view, in thousandths. */
function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
}
