import type {
  FuelType,
  Gearbox,
  LeasingPeriod,
  VehicleStatus,
} from '#domain/schema/enumerations.ts';
import type { Damage } from '../images/damage.ts';

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
  paint: string;
  specs: string[];
  status?: VehicleStatus;
  soldDaysAgo?: number;
  /** The price before the sale in DKK; `price` is the current one. */
  before?: number;
  leasing?: { period: LeasingPeriod; monthly: number; down: number; residual: number; km: number };
  battery?: { capacity: number; health: number; chargingKw: number; rangeKm: number };
  damages?: Damage[];
  video?: string;
  featured?: boolean;
  images?: number;
}
