import type { TechnicalFacts } from './technical-facts.ts';

const CCS = { charging_ac_kw: 11, charging_plug: 'ccs' } as const;
const SUV = { body_type: 'suv', doors: 5, seats: 5 } as const;

/** Technical facts of the electric demo vehicles, close to those of the real models. */
export const ELECTRIC_FACTS: Readonly<Record<string, TechnicalFacts>> = {
  'tesla-model-y-2023': {
    ...{ ...SUV, ...CCS, power_hp: 514, drive_wheels: 'all', towing_weight: 1600 },
    ...{ range_wltp_km: 533, consumption_wh_km: 169, charging_dc_kw: 250 },
  },
  'volkswagen-id4-2022': {
    ...{ ...SUV, ...CCS, power_hp: 204, drive_wheels: 'rear', towing_weight: 1000 },
    ...{ range_wltp_km: 519, consumption_wh_km: 172, charging_dc_kw: 135 },
  },
  'skoda-enyaq-2023': {
    ...{ ...SUV, ...CCS, power_hp: 204, drive_wheels: 'rear', towing_weight: 1000 },
    ...{ range_wltp_km: 534, consumption_wh_km: 160, charging_dc_kw: 135 },
  },
  'bmw-i4-2024': {
    ...{ ...CCS, body_type: 'hatchback', doors: 5, seats: 5, power_hp: 340, drive_wheels: 'rear' },
    ...{ towing_weight: 1600, range_wltp_km: 590, consumption_wh_km: 161, charging_dc_kw: 205 },
  },
  'kia-niro-2023': {
    ...{ ...SUV, ...CCS, power_hp: 204, drive_wheels: 'front', towing_weight: 750 },
    ...{ range_wltp_km: 460, consumption_wh_km: 162, charging_dc_kw: 80 },
  },
  'renault-zoe-2020': {
    ...{ body_type: 'hatchback', doors: 5, seats: 5, power_hp: 136, drive_wheels: 'front' },
    ...{ range_wltp_km: 386, consumption_wh_km: 172, charging_ac_kw: 22, charging_dc_kw: 46 },
    charging_plug: 'ccs',
  },
  'hyundai-kona-2021': {
    ...{ ...SUV, ...CCS, power_hp: 204, drive_wheels: 'front' },
    ...{ range_wltp_km: 484, consumption_wh_km: 147, charging_dc_kw: 77 },
  },
  'audi-q4-etron-2022': {
    ...{ ...SUV, ...CCS, power_hp: 204, drive_wheels: 'rear', towing_weight: 1000 },
    ...{ range_wltp_km: 503, consumption_wh_km: 167, charging_dc_kw: 126 },
  },
  'porsche-taycan-2021': {
    ...{ ...CCS, body_type: 'sedan', doors: 4, seats: 4, power_hp: 571, drive_wheels: 'all' },
    ...{ range_wltp_km: 464, consumption_wh_km: 239, charging_dc_kw: 270 },
  },
  'opel-vivaro-e-2022': {
    ...{ ...CCS, body_type: 'van', doors: 5, seats: 3, power_hp: 136, drive_wheels: 'front' },
    ...{ towing_weight: 1000, range_wltp_km: 313, consumption_wh_km: 261, charging_dc_kw: 100 },
  },
  'mercedes-benz-eqb-2023': {
    ...{ ...CCS, body_type: 'suv', doors: 5, seats: 7, power_hp: 190, drive_wheels: 'front' },
    ...{ towing_weight: 750, range_wltp_km: 522, consumption_wh_km: 152, charging_dc_kw: 100 },
  },
  'nissan-leaf-2019': {
    ...{ body_type: 'hatchback', doors: 5, seats: 5, power_hp: 150, drive_wheels: 'front' },
    ...{ range_wltp_km: 270, consumption_wh_km: 171, charging_ac_kw: 6.6, charging_dc_kw: 46 },
    charging_plug: 'chademo',
  },
};
