import type { DamageKind, DamagePart } from '#domain/damage/facts.ts';
import type {
  FuelType,
  Gearbox,
  LeasingPeriod,
  VehicleStatus,
} from '#domain/schema/enumerations.ts';

/** A damage; one without a part has no place on the outline of the car. */
export interface DemoDamage {
  description: string;
  kind?: DamageKind;
  part?: DamagePart;
  cm?: number;
  repaired?: true;
}

/** A demo vehicle, described by what distinguishes it; `documents.ts` adds the other fields. */
export interface DemoVehicle {
  id: string;
  make: string;
  model: string;
  variant: string;
  year: number;
  price: number;
  mileage: number | null;
  fuel: FuelType;
  gearbox: Gearbox;
  color: string;
  specs: string[];
  status?: VehicleStatus;
  soldDaysAgo?: number;
  /** The price before the sale in DKK; `price` is the current one. */
  before?: number;
  leasing?: { period: LeasingPeriod; monthly: number; down: number; residual: number; km: number };
  battery?: { capacity: number; health: number; chargingKw: number; rangeKm: number };
  /** As `demo-cars` draws them, in the same order. */
  damages?: DemoDamage[];
  video?: string;
  featured?: boolean;
}
