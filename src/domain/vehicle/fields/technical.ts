import {
  BODY_TYPES,
  CHARGING_PLUGS,
  DRIVE_WHEELS,
  EURO_NORMS,
  TOW_BARS,
} from '#domain/schema/enumerations.ts';
import type { VehicleField } from './field.ts';

const PUBLIC_BODY = { audience: 'public', section: 'body', fact: 'vehicle' } as const;
const PUBLIC_ENGINE = { audience: 'public', section: 'combustion', fact: 'drive' } as const;
const PUBLIC_CHARGING = { audience: 'public', section: 'charging', fact: 'electric' } as const;
const PUBLIC_TOWING = { audience: 'public', section: 'towing', fact: 'towing' } as const;

/** The facts that all cars of the same model and variant share. */
export const TECHNICAL_FIELDS = {
  body_type: { ...PUBLIC_BODY, type: 'choice', values: BODY_TYPES },
  doors: { ...PUBLIC_BODY, type: 'whole', min: 1, max: 9 },
  seats: { ...PUBLIC_BODY, type: 'whole', min: 1, max: 60 },
  power_hp: {
    ...PUBLIC_BODY,
    type: 'whole',
    min: 1,
    max: 2000,
    unit: 'hk',
    fact: 'drive',
    note: '1 hk is 0.7355 kW',
  },
  drive_wheels: { ...PUBLIC_BODY, type: 'choice', values: DRIVE_WHEELS, fact: 'drive' },
  consumption_km_l: { ...PUBLIC_ENGINE, type: 'decimal', min: 1, max: 200, unit: 'km/l' },
  co2_g_km: { ...PUBLIC_ENGINE, type: 'whole', max: 1000, unit: 'g/km' },
  euro_norm: { ...PUBLIC_ENGINE, type: 'choice', values: EURO_NORMS },
  range_wltp_km: {
    ...PUBLIC_CHARGING,
    type: 'whole',
    min: 1,
    max: 2000,
    unit: 'km',
    note: 'on electricity alone, by WLTP',
  },
  consumption_wh_km: { ...PUBLIC_CHARGING, type: 'whole', min: 1, max: 2000, unit: 'Wh/km' },
  charging_ac_kw: { ...PUBLIC_CHARGING, type: 'decimal', min: 1, max: 100, unit: 'kW' },
  charging_dc_kw: { ...PUBLIC_CHARGING, type: 'decimal', min: 1, max: 1000, unit: 'kW' },
  charging_plug: { ...PUBLIC_CHARGING, type: 'choice', values: CHARGING_PLUGS },
  towing_weight: {
    ...PUBLIC_TOWING,
    type: 'whole',
    min: 1,
    max: 10_000,
    unit: 'kg',
    note: 'a trailer with brakes',
  },
  tow_bar: { ...PUBLIC_TOWING, type: 'choice', values: TOW_BARS },
} as const satisfies Record<string, VehicleField>;
