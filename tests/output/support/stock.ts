import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { site } from './pages.ts';

/** A vehicle in `stock.json`: the public fields, with times as text. */
export type ListedVehicle = Omit<PublicVehicle, 'created_at' | 'sold_date'> & {
  created_at: string;
  sold_date: string | null;
  url: string;
  images: { url: string; share_url: string; width: number; height: number; caption: string }[];
};

/** The stock feed of the built site. */
export const stock = JSON.parse(readFileSync(join(site.folder, 'feeds', 'stock.json'), 'utf8')) as {
  updated_at: string;
  vehicles: ListedVehicle[];
};
