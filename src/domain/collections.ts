import { AccessorySchema } from './accessory.ts';
import { BatteryTestSchema } from './battery-test.ts';
import { AccessoryImageSchema, DamageImageSchema, VehicleImageSchema } from './image/image.ts';
import { VehicleSchema } from './vehicle/vehicle.ts';

/** The six collections that make up the public site, each with the schema of its documents. */
export const COLLECTIONS = {
  vehicles: VehicleSchema,
  vehicle_images: VehicleImageSchema,
  damage_images: DamageImageSchema,
  battery_test_results: BatteryTestSchema,
  accessories: AccessorySchema,
  accessory_images: AccessoryImageSchema,
} as const;

export type CollectionName = keyof typeof COLLECTIONS;

export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];
