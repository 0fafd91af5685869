import { DAMAGE_VIEWS, type DamagePlace, type DamageView } from '#domain/damage/facts.ts';
import { type OutlineBody, outlineSize } from '#domain/damage/outline/bodies.ts';

/** Width of a pin in cm of the outline. */
export const PIN_CM = 34;

/** The middle of a pin in cm of its view. */
export interface Pin {
  number: number;
  x: number;
  y: number;
}

export interface PinnedView {
  view: DamageView;
  /** In cm. */
  width: number;
  height: number;
  pins: Pin[];
}

/** The views that show a damage, each with its pins; `places` has those of all damages, in their order. */
export function pinnedViews(
  body: OutlineBody,
  places: readonly (DamagePlace | null)[],
): PinnedView[] {
  const shown = DAMAGE_VIEWS.filter((view) => places.some((place) => place?.view === view));
  return shown.map((view) => {
    const { width, height } = outlineSize(body, view);
    const pins = places.flatMap((place, index) =>
      place?.view === view ? [{ number: index + 1, x: place.x * width, y: place.y * height }] : [],
    );
    return { view, width, height, pins: spread(pins) };
  });
}

/** The pins with those moved aside that would lie over an earlier one. */
function spread(pins: readonly Pin[]): Pin[] {
  const placed: Pin[] = [];
  for (const pin of pins) {
    let { x } = pin;
    const isCovered = (other: Pin) => Math.hypot(other.x - x, other.y - pin.y) < PIN_CM;
    while (placed.some(isCovered)) x += PIN_CM / 2;
    placed.push({ ...pin, x: Math.round(x), y: Math.round(pin.y) });
  }
  return placed;
}
