import { type Accessory, byShopOrder } from '#domain/accessory.ts';
import { type BatteryTest, isDocumentReady, publicTestNotes } from '#domain/battery-test.ts';
import {
  type AccessoryImage,
  type DamageImage,
  isReady,
  type VehicleImage,
} from '#domain/image/image.ts';
import type { RejectedDocument } from '#domain/publishing.ts';
import { isPublished, publicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { byLastSold, byNewest, isOnInventory, isOnSoldList } from '#domain/vehicle/status.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Catalogue, CatalogueImage, CatalogueVehicle } from './types.ts';

/** The validated documents of the six collections. */
export interface Documents {
  vehicles: Vehicle[];
  vehicle_images: VehicleImage[];
  damage_images: DamageImage[];
  battery_test_results: BatteryTest[];
  accessories: Accessory[];
  accessory_images: AccessoryImage[];
}

type AnyImage = VehicleImage | DamageImage | AccessoryImage;

/** Composes the catalogue from the documents, with its lists in the orders of the spec. */
export function composeCatalogue(
  documents: Documents,
  rejected: RejectedDocument[],
  builtAt: Date,
): Catalogue {
  const images = groupBy(documents.vehicle_images, (image) => image.vehicle_id);
  const damages = groupBy(documents.damage_images, (image) => image.vehicle_id);
  const tests = groupBy(documents.battery_test_results, (test) => test.vehicle_id);
  const accessoryImages = groupBy(documents.accessory_images, (image) => image.accessory_id);

  const published = documents.vehicles.filter(isPublished);
  const vehicles = published.toSorted(byNewest).map((vehicle): CatalogueVehicle => {
    const own = gallery(images.get(vehicle.id));
    const ownDamages = gallery(damages.get(vehicle.id));
    const ownTests = (tests.get(vehicle.id) ?? []).filter(isDocumentReady);
    return {
      vehicle: publicVehicle(vehicle),
      images: own.map(catalogueImage),
      cover: cover(own),
      damages: ownDamages.map((image) => ({
        ...catalogueImage(image),
        description: image.damage_description,
      })),
      batteryTests:
        vehicle.fuel_type === 'electric'
          ? ownTests.toSorted((a, b) => b.test_date.localeCompare(a.test_date)).map(publicTest)
          : [],
      updatedAt: lastChange([vehicle, ...own, ...ownDamages, ...ownTests]),
    };
  });

  return {
    vehicles,
    inventory: vehicles.filter(({ vehicle }) => isOnInventory(vehicle, builtAt)),
    sold: vehicles
      .filter(({ vehicle }) => isOnSoldList(vehicle))
      .toSorted((a, b) => byLastSold(a.vehicle, b.vehicle)),
    accessories: documents.accessories
      .filter((accessory) => accessory.available)
      .toSorted(byShopOrder)
      .map((accessory) => {
        const own = gallery(accessoryImages.get(accessory.id));
        return { accessory, cover: cover(own), updatedAt: lastChange([accessory, ...own]) };
      }),
    rejected,
    builtAt,
  };
}

function groupBy<Item>(items: Item[], key: (item: Item) => string): Map<string, Item[]> {
  return Map.groupBy(items, key);
}

/** The images that are ready, in order. */
function gallery<Image extends AnyImage>(images: Image[] = []): Image[] {
  return images
    .filter(isReady)
    .toSorted((a, b) => a.image_order - b.image_order || (a.id < b.id ? -1 : 1));
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
  return new Date(
    Math.max(
      ...documents.map((document) => (document.updated_at ?? document.created_at).getTime()),
    ),
  );
}
