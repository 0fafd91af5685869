import { calendarDate } from '#copy/format.ts';
import { batteryTestNote } from '#domain/battery-test.ts';
import { DEMO_ACCESSORIES } from './accessories.ts';
import { batteryReport } from './battery-report.ts';
import { batteryTestDocument, imageDocument } from './documents.ts';
import { drawAccessory } from './drawing/accessory.ts';
import { drawDamage } from './drawing/damage.ts';
import { drawFront, drawRear } from './drawing/ends.ts';
import { drawInterior } from './drawing/interior.ts';
import { drawSide } from './drawing/side.ts';
import { DEMO_VEHICLES, type DemoVehicle } from './stock.ts';
import { renderJpeg, type Upload } from './uploads.ts';

const VIEWS = [
  { caption: 'Set fra siden', draw: drawSide },
  { caption: 'Forfra', draw: drawFront },
  { caption: 'Bagfra', draw: drawRear },
  { caption: 'Kabine', draw: drawInterior },
];

/** The time in file names, as in those of real uploads; fixed, so that seeding can continue. */
const TIME = 1_735_689_600_000;

/** The uploads of the demo stock: `covers`, which lists show and which are seeded first, and the rest. */
export function demoUploads(now: Date): { covers: Upload[]; rest: Upload[] } {
  const vehicles = DEMO_VEHICLES.flatMap((vehicle, index) => views(vehicle, index, now));
  const accessories = DEMO_ACCESSORIES.map((accessory, index): Upload => {
    const storagePath = `accessory-images/${accessory.id}/${TIME}_${index}.jpg`;
    return {
      document: `accessory_images/${accessory.id}-0`,
      storagePath,
      contentType: 'image/jpeg',
      data: {
        accessory_id: accessory.id,
        is_primary: true,
        caption: null,
        ...imageDocument(storagePath, 0, now),
      },
      bytes: () => renderJpeg(drawAccessory(accessory.motif, accessory.background, index)),
    };
  });
  return {
    covers: vehicles.filter((item) => item.data['image_order'] === 0),
    rest: [
      ...accessories,
      ...DEMO_VEHICLES.flatMap((vehicle) => damages(vehicle, now)),
      ...DEMO_VEHICLES.flatMap((vehicle) => batteryTests(vehicle, now)),
      ...vehicles.filter((item) => item.data['image_order'] !== 0),
    ],
  };
}

function views(vehicle: DemoVehicle, index: number, now: Date): Upload[] {
  const { body, paint } = vehicle;
  return VIEWS.slice(0, vehicle.images ?? VIEWS.length).map(({ caption, draw }, order) => {
    const storagePath = `vehicle-images/${vehicle.id}/${TIME}_${order}.jpg`;
    return {
      document: `vehicle_images/${vehicle.id}-${order}`,
      storagePath,
      contentType: 'image/jpeg',
      data: {
        vehicle_id: vehicle.id,
        is_primary: order === 0,
        caption,
        ...imageDocument(storagePath, order, now),
      },
      bytes: () => renderJpeg(draw({ body, paint, variety: index })),
    };
  });
}

function damages(vehicle: DemoVehicle, now: Date): Upload[] {
  return (vehicle.damages ?? []).map(([damage, description], order) => {
    const storagePath = `damage-images/${vehicle.id}/damage_${TIME}_${order}.jpg`;
    return {
      document: `damage_images/${vehicle.id}-${order}`,
      storagePath,
      contentType: 'image/jpeg',
      data: {
        vehicle_id: vehicle.id,
        damage_description: description,
        ...imageDocument(storagePath, order, now),
      },
      bytes: () => renderJpeg(drawDamage(damage, vehicle.paint)),
    };
  });
}

function batteryTests(vehicle: DemoVehicle, now: Date): Upload[] {
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
        ...batteryTestDocument(vehicle.id, storagePath, battery, now),
        test_notes: batteryTestNote(fileName),
      },
      bytes: () =>
        batteryReport({
          vehicle: `${vehicle.make} ${vehicle.model} ${vehicle.variant}`,
          date: calendarDate(now),
          healthPercent: battery.health,
          capacityKwh: battery.capacity,
        }),
    },
  ];
}
