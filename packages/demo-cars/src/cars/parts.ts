/** Places of a car's materials. */
export const SHELL = 0;
export const CABIN = 1;
export const ROOF = 2;
export const DARK = 3;
export const TYRE = 4;
export const FRONT_WHEEL = 5;
export const REAR_WHEEL = 6;
export const MIRROR = 7;
