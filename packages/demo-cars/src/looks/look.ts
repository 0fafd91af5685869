import type { BodyName } from '../cars/bodies/index.ts';
import type { Size } from '../cars/fit-body.ts';
import type { Style } from '../cars/style.ts';
import type { Damage } from '../drawing/damage.ts';
import type { SegmentName } from '../interior/segments.ts';
import type { SceneName } from '../scenes/places.ts';

/** How the images of an invented car are drawn. */
export interface Look {
  /** `#rrggbb` */
  paint: string;
  electric?: boolean;
  /** The first views of its gallery that have an image; all of them by default. */
  images?: number;
  damages?: readonly Damage[];
  body: BodyName;
  size: Size;
  style: Style;
  scene: SceneName;
  cabin: CabinLook;
}

export interface CabinLook {
  kind: SegmentName;
  /** Upholstery and dashboard, `#rrggbb`. */
  seats: string;
  trim: string;
}

type Parts = [Style['grille'], Style['lamps'], Style['tail'], Style['rim'], Style['rimColor']];

/** The style of a car from its grille, head lamps, tail lamps, rims and their colour. */
export function style(parts: Parts, extras: Partial<Style> = {}): Style {
  const [grille, lamps, tail, rim, rimColor] = parts;
  return {
    grille,
    lamps,
    tail,
    rim,
    rimColor,
    chrome: false,
    roof: 'body',
    rails: false,
    ...extras,
  };
}

export const BLACK = '#23272a';
export const CHARCOAL = '#3a3f42';
export const GREY = '#6f7477';
export const BEIGE = '#b9a68a';
export const COGNAC = '#7d4f30';
export const CREAM = '#d8d2c6';

/** The cabin of a car; its dashboard is black unless `trim` says otherwise. */
export function cabin(kind: CabinLook['kind'], seats: string, trim: string = BLACK): CabinLook {
  return { kind, seats, trim };
}
