import { accessoryImage, carImages, damageImages } from 'demo-cars';
import { batteryTestNote } from '#domain/battery-test.ts';
import { outlineBody } from '#domain/damage/outline/bodies.ts';
import { placeOf } from '#domain/damage/part-at.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import { DEMO_ACCESSORIES } from './accessories.ts';
import { batteryReport } from './battery-report.ts';
import { arrival, batteryTestDocument, imageDocument } from './documents.ts';
import type { Upload } from './uploads.ts';
import type { DemoVehicle } from './vehicles/demo-vehicle.ts';
import { DEMO_VEHICLES } from './vehicles/index.ts';

/** The time in file names, in the format of real uploads; fixed, so that seeding can continue. */
const TIME = 1_735_689_600_000;

/** The images and battery tests of the demo stock. */
export function demoUploads(now: Date): Upload[] {
  return [
    ...DEMO_VEHICLES.flatMap((vehicle, index) => [
      ...views(vehicle, now),
      ...damages(vehicle, now),
      ...batteryTests(vehicle, arrival(vehicle, index, now)),
    ]),
    ...accessories(now),
  ];
}

function views({ id }: DemoVehicle, now: Date): Upload[] {
  return carImages(id).map(({ caption, ...image }, order) => {
    const storagePath = `vehicle-images/${id}/${TIME}_${order}.webp`;
    return {
      document: `vehicle_images/${id}-${order}`,
      storagePath,
      data: {
        vehicle_id: id,
        is_primary: order === 0,
        caption,
        ...imageDocument(storagePath, order, now),
      },
      content: { image },
    };
  });
}

function accessories(now: Date): Upload[] {
  return DEMO_ACCESSORIES.map(({ id }, index) => {
    const storagePath = `accessory-images/${id}/${TIME}_${index}.webp`;
    return {
      document: `accessory_images/${id}-0`,
      storagePath,
      data: {
        accessory_id: id,
        is_primary: true,
        caption: null,
        ...imageDocument(storagePath, 0, now),
      },
      content: { image: accessoryImage(id) },
    };
  });
}

function damages({ id, technical, damages = [] }: DemoVehicle, now: Date): Upload[] {
  const images = damageImages(id);
  const body = outlineBody(technical?.body_type ?? null);
  return damages.flatMap((damage, order) => {
    const image = images[order];
    if (!image) return [];
    const storagePath = `damage-images/${id}/damage_${TIME}_${order}.webp`;
    return {
      document: `damage_images/${id}-${order}`,
      storagePath,
      data: {
        vehicle_id: id,
        damage_description: damage.description,
        damage_kind: damage.kind ?? null,
        damage_part: damage.part ?? null,
        damage_place: damage.part ? placeOf(body, damage.part) : null,
        damage_size_cm: damage.cm ?? null,
        damage_repaired: damage.repaired ?? false,
        ...imageDocument(storagePath, order, now),
      },
      content: { image },
    };
  });
}

function batteryTests(vehicle: DemoVehicle, tested: Date): Upload[] {
  const { battery } = vehicle;
  if (!battery) return [];
  const fileName = `battery_test_${TIME}.pdf`;
  const storagePath = `battery-test-documents/${vehicle.id}/${fileName}`;
  return [
    {
      document: `battery_test_results/${vehicle.id}-0`,
      storagePath,
      data: {
        ...batteryTestDocument(vehicle.id, storagePath, battery, tested),
        test_notes: `${batteryTestNote(fileName)}\nMålt på værkstedet med fuldt opladet batteri.`,
      },
      content: {
        pdf: () =>
          batteryReport({
            vehicle: `${vehicle.make} ${vehicle.model} ${vehicle.variant}`,
            date: danishDate(tested),
            healthPercent: battery.health,
            capacityKwh: battery.capacity,
          }),
      },
    },
  ];
}
