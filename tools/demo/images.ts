import { batteryTestNote } from '#domain/battery-test.ts';
import { danishDate } from '#domain/danish-date.ts';
import { DEMO_ACCESSORIES } from './accessories.ts';
import { batteryReport } from './battery-report.ts';
import { arrival, batteryTestDocument, imageDocument } from './documents.ts';
import type { ImageJob } from './images/draw.ts';
import { DRAWING_THREADS, threadOf } from './images/thread-of.ts';
import { vehicleViews, viewCaption } from './images/vehicle-views.ts';
import { LOOKS } from './looks/index.ts';
import type { Upload } from './uploads.ts';
import type { DemoVehicle } from './vehicles/demo-vehicle.ts';
import { DEMO_VEHICLES } from './vehicles/index.ts';

/** Draws an image as a JPEG. */
export type Draw = (job: ImageJob) => Promise<Uint8Array>;

/** The time in file names, as in those of real uploads; fixed, so that seeding can continue. */
const TIME = 1_735_689_600_000;

/**
 * The uploads of the demo stock: `covers`, which lists show and which are seeded first, in the
 * order of the lists, and the rest: those of one vehicle after another, and vehicles in one place
 * one after another, since what their images share is drawn once.
 */
export function demoUploads(now: Date, draw: Draw): { covers: Upload[]; rest: Upload[] } {
  const places = Map.groupBy(DEMO_VEHICLES, ({ id }) => threadOf(id, DRAWING_THREADS));
  const shared = [...places.values()].map((vehicles) =>
    byPlace(vehicles).flatMap((vehicle) => [
      ...views(vehicle, now, draw).slice(1),
      ...damages(vehicle, now, draw),
    ]),
  );
  return {
    covers: DEMO_VEHICLES.flatMap((vehicle) => views(vehicle, now, draw).slice(0, 1)),
    rest: [
      ...DEMO_VEHICLES.flatMap((vehicle, index) =>
        batteryTests(vehicle, arrival(vehicle, index, now)),
      ),
      ...accessories(now, draw),
      ...alternate(shared),
    ],
  };
}

function byPlace(vehicles: DemoVehicle[]): DemoVehicle[] {
  return [...Map.groupBy(vehicles, ({ id }) => LOOKS[id]?.scene).values()].flat();
}

/** One of each list in turn, so that all threads draw. */
function alternate<Item>(lists: Item[][]): Item[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
}

function views(vehicle: DemoVehicle, now: Date, draw: Draw): Upload[] {
  return vehicleViews(vehicle).map((view, order) => {
    const storagePath = `vehicle-images/${vehicle.id}/${TIME}_${order}.jpg`;
    return {
      document: `vehicle_images/${vehicle.id}-${order}`,
      storagePath,
      contentType: 'image/jpeg',
      data: {
        vehicle_id: vehicle.id,
        is_primary: order === 0,
        caption: viewCaption(view, vehicle),
        ...imageDocument(storagePath, order, now),
      },
      bytes: () => draw({ kind: 'vehicle', id: vehicle.id, view }),
    };
  });
}

function accessories(now: Date, draw: Draw): Upload[] {
  return DEMO_ACCESSORIES.map(({ id }, index) => {
    const storagePath = `accessory-images/${id}/${TIME}_${index}.jpg`;
    return {
      document: `accessory_images/${id}-0`,
      storagePath,
      contentType: 'image/jpeg',
      data: {
        accessory_id: id,
        is_primary: true,
        caption: null,
        ...imageDocument(storagePath, 0, now),
      },
      bytes: () => draw({ kind: 'accessory', id }),
    };
  });
}

function damages({ id, damages = [] }: DemoVehicle, now: Date, draw: Draw): Upload[] {
  return damages.map(({ description }, order) => {
    const storagePath = `damage-images/${id}/damage_${TIME}_${order}.jpg`;
    return {
      document: `damage_images/${id}-${order}`,
      storagePath,
      contentType: 'image/jpeg',
      data: {
        vehicle_id: id,
        damage_description: description,
        ...imageDocument(storagePath, order, now),
      },
      bytes: () => draw({ kind: 'damage', id, index: order }),
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
