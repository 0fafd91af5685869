/**
 * The facts of a damage in addition to its image and its text. Separate from the schema, so that
 * pages that show damages do not load a validation library.
 */

export const DAMAGE_KINDS = [
  'scratch',
  'dent',
  'stone_chips',
  'kerbed_rim',
  'paint',
  'crack',
  'rust',
  'wear',
] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

/** The views of a car on which a damage has a place. */
export const DAMAGE_VIEWS = ['left', 'right', 'front', 'rear', 'top'] as const;
export type DamageView = (typeof DAMAGE_VIEWS)[number];

/** The parts of one side, each of which a car has on its left and on its right. */
export const SIDE_PARTS = [
  'front_wing',
  'front_door',
  'rear_door',
  'sliding_door',
  'rear_wing',
  'sill',
  'front_rim',
  'rear_rim',
  'mirror',
  'side_window',
  'headlight',
  'tail_light',
] as const;
export type SidePart = (typeof SIDE_PARTS)[number];
const MIDDLE_PARTS = [
  ...['front_bumper', 'grille', 'bonnet', 'windscreen', 'roof'],
  ...['rear_window', 'tailgate', 'rear_bumper'],
] as const;
/** Parts that no view shows. */
export const INSIDE_PARTS = ['cabin', 'seat', 'boot'] as const;

export type DamagePart =
  | `${'left' | 'right'}_${SidePart}`
  | (typeof MIDDLE_PARTS)[number]
  | (typeof INSIDE_PARTS)[number];

export const DAMAGE_PARTS: readonly DamagePart[] = [
  ...(['left', 'right'] as const).flatMap((side) =>
    SIDE_PARTS.map((part) => `${side}_${part}` as const),
  ),
  ...MIDDLE_PARTS,
  ...INSIDE_PARTS,
];

/** A place in a view: shares of its width from the left and of its height from above, 0 to 1. */
export interface DamagePlace {
  view: DamageView;
  x: number;
  y: number;
}

/** The facts that staff state about a damage without typing; null where they state none. */
export interface DamageFacts {
  damage_kind: DamageKind | null;
  damage_part: DamagePart | null;
  damage_place: DamagePlace | null;
  /** The longest extent. */
  damage_size_cm: number | null;
  damage_repaired: boolean;
}

export const NO_DAMAGE_FACTS: DamageFacts = {
  damage_kind: null,
  damage_part: null,
  damage_place: null,
  damage_size_cm: null,
  damage_repaired: false,
};
