import { COMBUSTION_LOOKS } from './combustion.ts';
import { ELECTRIC_LOOKS } from './electric.ts';
import type { Look } from './look.ts';

/** The look of each invented car, by its id. */
export const LOOKS: Readonly<Record<string, Look>> = { ...ELECTRIC_LOOKS, ...COMBUSTION_LOOKS };
