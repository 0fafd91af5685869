import type { CatalogueVehicle } from '#catalogue/types.ts';

/** What pages hand in of the stock: the catalogue's shape, as far as this feature shows it. */
export type StockVehicle = Omit<CatalogueVehicle, 'updatedAt'>;

export type {
  CatalogueImage as StockImage,
  PublicBatteryTest as StockBatteryTest,
} from '#catalogue/types.ts';
