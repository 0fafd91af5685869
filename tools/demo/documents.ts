import * as v from 'valibot';
import { documentUrl } from '#domain/battery-test.ts';
import { imageBase } from '#domain/image/image-address.ts';
import { danishDate } from '#domain/time/danish-date.ts';
import { type VehicleFields, VehicleSchema } from '#domain/vehicle/vehicle.ts';
import type { DemoAccessory } from './accessories.ts';
import { vehicleFacts } from './facts/vehicle-facts.ts';
import { demoPriceLog } from './price-log.ts';
import type { DemoVehicle } from './vehicles/demo-vehicle.ts';

const DAY_MS = 86_400_000;
/** Days between two arrivals on the lot. */
const ARRIVAL_DAYS = 1.7;
/** A car on offer has stood on the lot for longer than the 30 days of its price before. */
const ON_OFFER_DAYS = 45;
const MOMS = 1.25;

/** When a demo vehicle came to the lot, and its battery was tested. */
export function arrival(vehicle: DemoVehicle, index: number, now: Date): Date {
  const { soldDaysAgo = 0, before } = vehicle;
  const days = 0.2 + index * ARRIVAL_DAYS + soldDaysAgo;
  const least = before === undefined ? 0 : ON_OFFER_DAYS + index * 0.1;
  return new Date(now.getTime() - Math.max(days, least) * DAY_MS);
}

/** The document of a demo vehicle; `index` is its place in the stock, newest first but for offers. */
export function vehicleDocument(vehicle: DemoVehicle, index: number, now: Date): VehicleFields {
  const { make, model, variant, year, mileage, color } = vehicle;
  const created = arrival(vehicle, index, now);
  const registered = mileage === null ? null : `${year}-0${1 + (index % 9)}-1${index % 10}`;
  const vin = `DEMO0000000${String(index).padStart(6, '0')}`;
  const prices = {
    price: vehicle.price,
    is_on_sale: vehicle.before !== undefined,
    original_price: vehicle.before ?? null,
    sale_price: vehicle.before === undefined ? null : vehicle.price,
    offer_until: null,
    status: vehicle.status ?? 'available',
    unpublished: false,
  };
  return v.parse(VehicleSchema, {
    ...vehicleFacts(vehicle, { index, registered, now }),
    ...prices,
    ...{ make, model, variant, year, mileage, color },
    fuel_type: vehicle.fuel,
    transmission: null,
    gearkasse: vehicle.gearbox,
    ...{ vin, stelnummer: vin },
    first_registration_date: registered,
    battery_test_result: vehicle.battery ? `SoH ${vehicle.battery.health} %` : null,
    battery_test_date: vehicle.battery ? danishDate(created) : null,
    battery_capacity: vehicle.battery?.capacity ?? null,
    battery_health_percentage: vehicle.battery?.health ?? null,
    damage_report: vehicle.damages
      ? 'Almindelige brugsspor efter alder og kilometer. Hver skade er fotograferet og målt op.'
      : null,
    condition_notes: vehicle.notes ?? null,
    featured: vehicle.featured ?? false,
    specs_equipment: [...new Set(vehicle.specs)],
    walkaround_video_url: vehicle.video ?? null,
    ...leasingFields(vehicle.leasing),
    sold_date: vehicle.soldDaysAgo ? new Date(now.getTime() - vehicle.soldDaysAgo * DAY_MS) : null,
    price_log: demoPriceLog(prices, created, now),
    ...bookkeeping(created),
  });
}

function leasingFields(leasing: DemoVehicle['leasing']) {
  const business = (amount: number | undefined) =>
    amount === undefined ? null : Math.round(amount / MOMS);
  return {
    flexleasing_enabled: leasing !== undefined,
    flexleasing_period: leasing?.period ?? null,
    flexleasing_privat_monthly_payment: leasing?.monthly ?? null,
    flexleasing_privat_down_payment: leasing?.down ?? null,
    flexleasing_privat_residual_value: leasing?.residual ?? null,
    flexleasing_erhverv_monthly_payment: business(leasing?.monthly),
    flexleasing_erhverv_down_payment: business(leasing?.down),
    flexleasing_erhverv_residual_value: leasing?.residual ?? null,
    km_per_year: leasing?.km ?? null,
  };
}

export function accessoryDocument(
  { id: _, ...accessory }: DemoAccessory,
  index: number,
  now: Date,
) {
  return {
    ...{ tire_size: null, available: true, featured: false },
    ...accessory,
    ...bookkeeping(new Date(now.getTime() - (index + 1) * DAY_MS)),
  };
}

/** The fields of a new image document but those that follow from its file. */
export function imageDocument(storagePath: string, order: number, now: Date) {
  return {
    image_url: imageBase(storagePath),
    storage_path: storagePath,
    image_order: order,
    ...bookkeeping(now),
  };
}

export function batteryTestDocument(
  vehicleId: string,
  storagePath: string,
  battery: NonNullable<DemoVehicle['battery']>,
  tested: Date,
) {
  return {
    vehicle_id: vehicleId,
    test_date: danishDate(tested),
    test_document_url: documentUrl(storagePath),
    storage_path: storagePath,
    document_state: 'ready',
    battery_health_percentage: battery.health,
    capacity_kwh: battery.capacity,
    charging_speed_kw: battery.chargingKw,
    estimated_range_km: battery.rangeKm,
    ...bookkeeping(tested),
  };
}

function bookkeeping(created: Date) {
  return {
    ...{ created_at: created, updated_at: created },
    ...{ updated_by: null, trashed_at: null, version: 1 },
  };
}
