/** What distinguishes cars of one shape. */
export interface Style {
  grille: 'wide' | 'tall' | 'double' | 'slim' | 'closed';
  lamps: 'slim' | 'swept' | 'block' | 'round';
  tail: 'bar' | 'upright' | 'wings';
  rim: Rim;
  /** Colour of the rims. */
  rimColor: 'silver' | 'dark' | 'two-tone';
  /** Bright strip around the side windows. */
  chrome: boolean;
  /** Roof in black, in the colour of the body, or of glass. */
  roof: 'body' | 'black' | 'glass';
  rails: boolean;
}

export type Rim = 'five' | 'ten' | 'double-five' | 'turbine' | 'aero' | 'steel';
