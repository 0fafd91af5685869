import type { TechnicalFacts } from './technical-facts.ts';

const ESTATE = { body_type: 'estate', doors: 5, seats: 5 } as const;
const SUV = { body_type: 'suv', doors: 5, seats: 5 } as const;
const HATCHBACK = { body_type: 'hatchback', doors: 5, seats: 5 } as const;

/**
 * Technical facts of the other demo vehicles, close to those of the real models. The Yaris has none,
 * as a car has that staff have just taken in.
 */
export const COMBUSTION_FACTS: Readonly<Record<string, TechnicalFacts>> = {
  'audi-a6-avant-2021': {
    ...{ ...ESTATE, power_hp: 299, drive_wheels: 'all', towing_weight: 2000, euro_norm: '6d' },
    ...{ consumption_km_l: 62.5, co2_g_km: 35, range_wltp_km: 63, consumption_wh_km: 189 },
    ...{ charging_ac_kw: 7.4, charging_plug: 'type2' },
  },
  'volvo-xc60-2020': {
    ...{ ...SUV, power_hp: 340, drive_wheels: 'all', towing_weight: 2100, euro_norm: '6d' },
    ...{ consumption_km_l: 41.7, co2_g_km: 55, range_wltp_km: 53, consumption_wh_km: 201 },
    ...{ charging_ac_kw: 3.7, charging_plug: 'type2' },
  },
  'peugeot-208-2021': {
    ...{ ...HATCHBACK, power_hp: 101, drive_wheels: 'front', towing_weight: 1200 },
    ...{ consumption_km_l: 19.6, co2_g_km: 116, euro_norm: '6d' },
  },
  'volkswagen-golf-2019': {
    ...{ ...HATCHBACK, power_hp: 150, drive_wheels: 'front', towing_weight: 1500 },
    ...{ consumption_km_l: 18.9, co2_g_km: 121, euro_norm: '6' },
  },
  'ford-transit-custom-2020': {
    ...{ body_type: 'van', doors: 5, seats: 3, power_hp: 130, drive_wheels: 'front' },
    ...{ towing_weight: 2000, consumption_km_l: 14.1, co2_g_km: 186, euro_norm: '6' },
  },
  'mercedes-benz-c220d-2018': {
    ...{ body_type: 'sedan', doors: 4, seats: 5, power_hp: 194, drive_wheels: 'rear' },
    ...{ towing_weight: 1800, consumption_km_l: 20.8, co2_g_km: 127, euro_norm: '6' },
  },
  'mazda-cx5-2019': {
    ...{ ...SUV, power_hp: 165, drive_wheels: 'front', towing_weight: 1800 },
    ...{ consumption_km_l: 14.7, co2_g_km: 154, euro_norm: '6' },
  },
  'skoda-octavia-2021': {
    ...{ ...ESTATE, power_hp: 150, drive_wheels: 'front', towing_weight: 1600 },
    ...{ consumption_km_l: 22.2, co2_g_km: 118, euro_norm: '6d' },
  },
  'citroen-c3-2018': {
    ...{ ...HATCHBACK, power_hp: 82, drive_wheels: 'front', towing_weight: 450 },
    ...{ consumption_km_l: 21.3, co2_g_km: 109, euro_norm: '6' },
  },
  'volvo-v90-2022': {
    ...{ ...ESTATE, power_hp: 197, drive_wheels: 'front', towing_weight: 2000 },
    ...{ consumption_km_l: 18.5, co2_g_km: 141, euro_norm: '6d' },
  },
  'suzuki-swift-2023': {
    ...{ ...HATCHBACK, power_hp: 83, drive_wheels: 'front', towing_weight: 1000 },
    ...{ consumption_km_l: 21.3, co2_g_km: 106, euro_norm: '6d' },
  },
  'dacia-duster-2020': {
    ...{ ...SUV, power_hp: 130, drive_wheels: 'front', towing_weight: 1500 },
    ...{ consumption_km_l: 16.1, co2_g_km: 140, euro_norm: '6' },
  },
  'mini-cooper-2021': {
    ...{ body_type: 'hatchback', doors: 3, seats: 4, power_hp: 136, drive_wheels: 'front' },
    ...{ consumption_km_l: 17.9, co2_g_km: 127, euro_norm: '6d' },
  },
  'volkswagen-passat-2020': {
    ...{ ...ESTATE, power_hp: 218, drive_wheels: 'front', towing_weight: 1600, euro_norm: '6' },
    ...{ consumption_km_l: 76.9, co2_g_km: 30, range_wltp_km: 56, consumption_wh_km: 156 },
    ...{ charging_ac_kw: 3.6, charging_plug: 'type2' },
  },
  'fiat-500-2017': {
    ...{ body_type: 'hatchback', doors: 3, seats: 4, power_hp: 69, drive_wheels: 'front' },
    ...{ consumption_km_l: 20.4, co2_g_km: 115, euro_norm: '6' },
  },
  'bmw-320d-2016': {
    ...{ ...ESTATE, power_hp: 190, drive_wheels: 'rear', towing_weight: 1600 },
    ...{ consumption_km_l: 23.3, co2_g_km: 113, euro_norm: '6' },
  },
  'volkswagen-touran-2019': {
    ...{ body_type: 'mpv', doors: 5, seats: 7, power_hp: 150, drive_wheels: 'front' },
    ...{ towing_weight: 1500, consumption_km_l: 16.9, co2_g_km: 135, euro_norm: '6' },
  },
  'volkswagen-caravelle-2021': {
    ...{ body_type: 'mpv', doors: 5, seats: 8, power_hp: 150, drive_wheels: 'front' },
    ...{ towing_weight: 2500, consumption_km_l: 13.3, co2_g_km: 196, euro_norm: '6d' },
  },
};
