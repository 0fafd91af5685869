import type { Body } from '../body.ts';
import { city } from './city.ts';
import { estate } from './estate.ts';
import { fastback } from './fastback.ts';
import { hatchback } from './hatchback.ts';
import { mini } from './mini.ts';
import { minibus } from './minibus.ts';
import { mpv } from './mpv.ts';
import { saloon } from './saloon.ts';
import { sports } from './sports.ts';
import { suvElectric } from './suv-electric.ts';
import { suvLarge } from './suv-large.ts';
import { suvSmall } from './suv-small.ts';
import { van } from './van.ts';
import { vanLong } from './van-long.ts';

export const BODIES = {
  city,
  estate,
  fastback,
  hatchback,
  mini,
  minibus,
  mpv,
  saloon,
  sports,
  suvElectric,
  suvLarge,
  suvSmall,
  van,
  vanLong,
} as const satisfies Record<string, Body>;
export type BodyName = keyof typeof BODIES;
