import type { VehicleFields } from '#domain/vehicle/vehicle.ts';

/** Facts about the one vehicle that no other field implies. */
export type HistoryFacts = Partial<
  Pick<
    VehicleFields,
    | 'owner_count'
    | 'key_count'
    | 'earlier_use'
    | 'service_history'
    | 'imported_from'
    | 'dealer_warranty_months'
  >
>;
