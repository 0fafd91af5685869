import type { DamageKind, DamagePart } from '#domain/damage/facts.ts';
import type {
  FuelType,
  Gearbox,
  LeasingPeriod,
  VehicleStatus,
} from '#domain/schema/enumerations.ts';
import type { VehicleFields } from '#domain/vehicle/vehicle.ts';

interface DemoDamage {
  description: string;
  kind?: DamageKind;
  part?: DamagePart;
  cm?: number | null;
  repaired?: true;
}

/** A damage that has a place on the outline of the car; `cm` is null where nobody has measured it. */
export function damage(
  kind: DamageKind,
  part: DamagePart,
  cm: number | null,
  description: string,
): DemoDamage {
  return { kind, part, cm, description };
}

/** A demo vehicle, described by what distinguishes it; `documents.ts` adds the other fields. */
export interface DemoVehicle
  extends Pick<
    VehicleFields,
    'make' | 'model' | 'variant' | 'year' | 'price' | 'mileage' | 'color'
  > {
  id: string;
  fuel: FuelType;
  gearbox: Gearbox;
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
  /** Close to those of the real model; none for a car that staff have just taken in. */
  technical?: Partial<VehicleFields>;
  /** What the notes say of it as well. */
  history?: Partial<VehicleFields>;
  /** What the dealership has done to it and what comes with it. */
  notes?: string;
}
