import type { Accessory } from '#domain/accessory.ts';
import { type BatteryTest, isDocumentReady, publicTestNotes } from '#domain/battery-test.ts';
import {
  type AccessoryImage,
  byGalleryOrder,
  type DamageImage,
  isReady,
  type VehicleImage,
} from '#domain/image/image.ts';
import { priceDrop, pricedUntil } from '#domain/price-log/offer.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import { latest } from '#domain/time/latest.ts';
import { type PublishedVehicle, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import type { CatalogueAccessory, CatalogueImage, CatalogueVehicle } from './types.ts';

type AnyImage = VehicleImage | DamageImage | AccessoryImage;

/** The documents that belong to a vehicle, in any order. */
export interface VehicleParts {
  images: VehicleImage[];
  damages: DamageImage[];
  batteryTests: BatteryTest[];
}

/** The public part of a vehicle at `now`, with its images, damages and tests. */
export function composeVehicle(
  vehicle: PublishedVehicle,
  parts: VehicleParts,
  now: Date,
): CatalogueVehicle {
  const drop = priceDrop(vehicle.price_log, now);
  const images = gallery(parts.images);
  const damages = gallery(parts.damages);
  const tests = parts.batteryTests.filter(isDocumentReady);
  return {
    vehicle: publicVehicle(vehicle, now),
    priceDrop: drop && { since: danishDate(drop.since), before: drop.before },
    pricedUntil: pricedUntil(vehicle.price_log, now),
    images: images.map(catalogueImage),
    cover: cover(images),
    damages: damages.map((image) => ({
      ...catalogueImage(image),
      description: image.damage_description,
      place: image.damage_place,
      repaired: image.damage_repaired,
    })),
    batteryTests:
      vehicle.fuel_type === 'electric' ? tests.toSorted(byNewestTest).map(publicTest) : [],
    updatedAt: lastChange([vehicle, ...images, ...damages, ...tests]),
  };
}

export function composeAccessory(
  accessory: Accessory,
  images: AccessoryImage[],
): CatalogueAccessory {
  const own = gallery(images);
  const { updated_by: _, trashed_at: __, ...shown } = accessory;
  return { accessory: shown, cover: cover(own), updatedAt: lastChange([accessory, ...own]) };
}

/** The images that are ready, in order. */
function gallery<Image extends AnyImage>(images: Image[]): Image[] {
  return images.filter(isReady).toSorted(byGalleryOrder);
}

function cover(images: (VehicleImage | AccessoryImage)[]): CatalogueImage | null {
  const chosen = images.find((image) => image.is_primary) ?? images[0];
  return chosen ? catalogueImage(chosen) : null;
}

function catalogueImage(image: AnyImage): CatalogueImage {
  return {
    id: image.id,
    base: image.image_url,
    // A ready image has a size; the fallback has the aspect ratio of the site's images.
    width: image.width ?? 1600,
    height: image.height ?? 900,
    color: image.color,
    placeholder: image.placeholder,
    widths: image.widths,
    caption: ('caption' in image && image.caption) || '',
  };
}

function byNewestTest(a: BatteryTest, b: BatteryTest): number {
  return b.test_date.localeCompare(a.test_date) || (a.id < b.id ? -1 : 1);
}

function publicTest(test: BatteryTest): CatalogueVehicle['batteryTests'][number] {
  return {
    id: test.id,
    test_date: test.test_date,
    test_document_url: test.test_document_url,
    test_notes: publicTestNotes(test.test_notes),
    battery_health_percentage: test.battery_health_percentage,
    capacity_kwh: test.capacity_kwh,
    charging_speed_kw: test.charging_speed_kw,
    estimated_range_km: test.estimated_range_km,
  };
}

function lastChange(documents: { created_at: Date; updated_at: Date | null }[]): Date {
  const times = documents.map(({ created_at, updated_at }) => updated_at ?? created_at);
  return latest(times) as Date;
}
