import type { BatteryTest } from '../../domain/battery-test.ts';
import type { PublicVehicle } from '../../domain/public-vehicle.ts';

/** What pages hand in of the stock: the catalogue's shape, as far as this feature shows it. */
export interface StockVehicle {
  vehicle: PublicVehicle;
  /** In gallery order. */
  pictures: StockPicture[];
  /** The picture lists show; null where there is none. */
  cover: StockPicture | null;
  damages: (StockPicture & { description: string })[];
  /** Newest test first. */
  batteryTests: StockBatteryTest[];
}

export interface StockPicture {
  id: string;
  base: string;
  width: number;
  height: number;
  color: string | null;
  placeholder: string | null;
  widths: number[];
  caption: string;
}

export type StockBatteryTest = Pick<
  BatteryTest,
  | 'id'
  | 'test_date'
  | 'test_document_url'
  | 'test_notes'
  | 'battery_health_percentage'
  | 'capacity_kwh'
  | 'charging_speed_kw'
  | 'estimated_range_km'
>;
