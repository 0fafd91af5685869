import type { DemoVehicle } from './demo-vehicle.ts';
import { NEWEST_VEHICLES } from './newest.ts';
import { OLDEST_VEHICLES } from './oldest.ts';
import { RECENT_VEHICLES } from './recent.ts';

/** The demo stock, newest first. */
export const DEMO_VEHICLES: readonly DemoVehicle[] = [
  ...NEWEST_VEHICLES,
  ...RECENT_VEHICLES,
  ...OLDEST_VEHICLES,
];
