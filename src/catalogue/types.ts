import type { Accessory } from '#domain/accessory.ts';
import type { BatteryTest } from '#domain/battery-test.ts';
import type { DamagePlace } from '#domain/damage/facts.ts';
import type { RejectedDocument } from '#domain/publishing.ts';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';

/** An image with variants; no other image reaches a page. */
export interface CatalogueImage {
  id: string;
  /** Public base address; see `variantUrl` and `shareUrl` in the domain. */
  base: string;
  /** Pixel size of the original: gives the page its aspect ratio. */
  width: number;
  height: number;
  /** Dominant colour, `#rrggbb`. */
  color: string | null;
  /** A tiny image as a data URI. */
  placeholder: string | null;
  /** Widths in px that exist, ascending; never empty. */
  widths: number[];
  /** Empty without a caption. */
  caption: string;
}

export interface DamageImage extends CatalogueImage {
  description: string;
  /** Its place on the outline of the car; null where staff have given none. */
  place: DamagePlace | null;
  repaired: boolean;
}

export type PublicBatteryTest = Pick<
  BatteryTest,
  | 'id'
  | 'test_date'
  | 'test_document_url'
  | 'test_notes'
  | 'battery_health_percentage'
  | 'capacity_kwh'
  | 'charging_speed_kw'
  | 'estimated_range_km'
>;

export interface CatalogueVehicle {
  vehicle: PublicVehicle;
  /** The last reduction of its price, where it is recent and proven. */
  priceDrop: { since: string; before: number } | null;
  /** When its price will be shown differently although nothing is saved; null for never. */
  pricedUntil: Date | null;
  /** In gallery order. */
  images: CatalogueImage[];
  /** The image that lists show: the primary one, else the first; null without images. */
  cover: CatalogueImage | null;
  damages: DamageImage[];
  /** Newest test first. */
  batteryTests: PublicBatteryTest[];
  /** Last change of anything this vehicle's page shows. */
  updatedAt: Date;
}

/** An accessory without the fields for staff only. */
export type PublicAccessory = Omit<Accessory, 'updated_by' | 'trashed_at'>;

export interface CatalogueAccessory {
  accessory: PublicAccessory;
  cover: CatalogueImage | null;
  updatedAt: Date;
}

/** Everything that the public pages show, validated, in the orders of the spec. */
export interface Catalogue {
  /** All public vehicles, newest first. */
  vehicles: CatalogueVehicle[];
  /** Vehicles with a page and a row on the inventory, newest first. */
  inventory: CatalogueVehicle[];
  /** Sold and archived vehicles, last sold first. */
  sold: CatalogueVehicle[];
  /** Available accessories: featured first, then newest. */
  accessories: CatalogueAccessory[];
  rejected: RejectedDocument[];
  /** The time of the build, for everything that depends on the current date. */
  builtAt: Date;
}
