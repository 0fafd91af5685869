import type { CatalogueVehicle } from '#catalogue/types.ts';

/** What pages hand in of the stock: the catalogue's shape, as far as this feature shows it. */
export type StockVehicle = Omit<CatalogueVehicle, 'updatedAt'>;

export type {
  CataloguePicture as StockPicture,
  PublicBatteryTest as StockBatteryTest,
} from '#catalogue/types.ts';
