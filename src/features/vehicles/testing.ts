import type { PublicVehicle } from '../../domain/public-vehicle.ts';
import type { StockPicture, StockVehicle } from './stock.ts';

/** Builders for this feature's unit tests. */

export function aVehicle(fields: Partial<PublicVehicle> = {}): PublicVehicle {
  return {
    id: 'v1',
    make: 'Volvo',
    model: 'V60',
    variant: null,
    year: 2021,
    color: 'Sort',
    fuel_type: 'diesel',
    mileage: 84_000,
    price: 249_900,
    status: 'available',
    sold_date: null,
    created_at: new Date('2026-11-01T10:00:00Z'),
    is_on_sale: false,
    original_price: null,
    sale_price: null,
    transmission: null,
    gearkasse: 'automatic',
    first_registration_date: null,
    specs_equipment: [],
    condition_notes: null,
    damage_report: null,
    walkaround_video_url: null,
    battery_capacity: null,
    battery_health_percentage: null,
    flexleasing_enabled: false,
    flexleasing_period: null,
    flexleasing_privat_monthly_payment: null,
    flexleasing_privat_down_payment: null,
    flexleasing_privat_residual_value: null,
    flexleasing_erhverv_monthly_payment: null,
    flexleasing_erhverv_down_payment: null,
    flexleasing_erhverv_residual_value: null,
    km_per_year: null,
    ...fields,
  };
}

export function aPicture(id = 'p1'): StockPicture {
  return {
    id,
    base: `/pictures/vehicle-images/v1/${id}`,
    width: 1600,
    height: 900,
    color: '#334455',
    placeholder: null,
    widths: [480, 800, 1200, 1600],
    caption: '',
  };
}

export function inStock(
  fields: Partial<PublicVehicle> = {},
  pictures: StockPicture[] = [],
): StockVehicle {
  return {
    vehicle: aVehicle(fields),
    pictures,
    cover: pictures[0] ?? null,
    damages: [],
    batteryTests: [],
  };
}
