import { readFile } from 'node:fs/promises';
import { accessoryImage, carImages, damageImages } from 'demo-cars';
import { batteryTestNote } from '#domain/battery-test.ts';
import { danishDate } from '#domain/danish-date.ts';
import { DEMO_ACCESSORIES } from './accessories.ts';
import { batteryReport } from './battery-report.ts';
import { arrival, batteryTestDocument, imageDocument } from './documents.ts';
import type { Upload } from './uploads.ts';
import type { DemoVehicle } from './vehicles/demo-vehicle.ts';
import { DEMO_VEHICLES } from './vehicles/index.ts';

/** The time in file names, as in those of real uploads; fixed, so that seeding can continue. */
const TIME = 1_735_689_600_000;

/**
 * The uploads of the demo stock: `covers`, which lists show and which are seeded first, in the
 * order of the lists, and the rest: first what a page says of a battery and of damages.
 */
export function demoUploads(now: Date): { covers: Upload[]; rest: Upload[] } {
  return {
    covers: [
      ...DEMO_VEHICLES.flatMap((vehicle) => views(vehicle, now).slice(0, 1)),
      ...accessories(now),
    ],
    rest: [
      ...DEMO_VEHICLES.flatMap((vehicle, index) => [
        ...batteryTests(vehicle, arrival(vehicle, index, now)),
        ...damages(vehicle, now),
      ]),
      ...DEMO_VEHICLES.flatMap((vehicle) => views(vehicle, now).slice(1)),
    ],
  };
}

function views({ id }: DemoVehicle, now: Date): Upload[] {
  return carImages(id).map(({ file, caption }, order) => {
    const storagePath = `vehicle-images/${id}/${TIME}_${order}.webp`;
    return {
      document: `vehicle_images/${id}-${order}`,
      storagePath,
      contentType: 'image/webp',
      data: {
        vehicle_id: id,
        is_primary: order === 0,
        caption,
        ...imageDocument(storagePath, order, now),
      },
      bytes: () => readFile(file),
    };
  });
}

function accessories(now: Date): Upload[] {
  return DEMO_ACCESSORIES.map(({ id }, index) => {
    const storagePath = `accessory-images/${id}/${TIME}_${index}.webp`;
    return {
      document: `accessory_images/${id}-0`,
      storagePath,
      contentType: 'image/webp',
      data: {
        accessory_id: id,
        is_primary: true,
        caption: null,
        ...imageDocument(storagePath, 0, now),
      },
      bytes: () => readFile(accessoryImage(id)),
    };
  });
}

function damages({ id, damages = [] }: DemoVehicle, now: Date): Upload[] {
  const files = damageImages(id);
  return damages.map(({ description }, order) => {
    const storagePath = `damage-images/${id}/damage_${TIME}_${order}.webp`;
    return {
      document: `damage_images/${id}-${order}`,
      storagePath,
      contentType: 'image/webp',
      data: {
        vehicle_id: id,
        damage_description: description,
        ...imageDocument(storagePath, order, now),
      },
      bytes: () => readFile(files[order] ?? ''),
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
      contentType: 'application/pdf',
      data: {
        ...batteryTestDocument(vehicle.id, storagePath, battery, tested),
        test_notes: `${batteryTestNote(fileName)}\nMålt på værkstedet med fuldt opladet batteri.`,
      },
      bytes: () =>
        batteryReport({
          vehicle: `${vehicle.make} ${vehicle.model} ${vehicle.variant}`,
          date: danishDate(tested),
          healthPercent: battery.health,
          capacityKwh: battery.capacity,
        }),
    },
  ];
}
