import type { VehicleFields } from '#domain/vehicle/vehicle.ts';

/** Facts that the vehicles of one model and variant share. */
export type TechnicalFacts = Partial<
  Pick<
    VehicleFields,
    | 'body_type'
    | 'doors'
    | 'seats'
    | 'power_hp'
    | 'drive_wheels'
    | 'consumption_km_l'
    | 'co2_g_km'
    | 'euro_norm'
    | 'range_wltp_km'
    | 'consumption_wh_km'
    | 'charging_ac_kw'
    | 'charging_dc_kw'
    | 'charging_plug'
    | 'towing_weight'
  >
>;
