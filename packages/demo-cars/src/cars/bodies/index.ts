import type { Body } from '../body.ts';
import { CARS } from './cars.ts';
import { SUVS } from './suvs.ts';
import { VANS } from './vans.ts';

export const BODIES = { ...CARS, ...SUVS, ...VANS } satisfies Record<string, Body>;
export type BodyName = keyof typeof BODIES;
