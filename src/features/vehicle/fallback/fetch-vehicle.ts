import type { PublicVehicle } from '#domain/vehicle/public-vehicle.ts';
import { paths } from '#paths';

export interface ApiImage {
  image_url: string;
  caption: string | null;
  width: number | null;
  height: number | null;
  widths: number[];
}

/** A vehicle in the response of `public-vehicle-data`; times are ISO 8601 text. */
export type ApiVehicle = Omit<PublicVehicle, 'sold_date' | 'created_at'> & {
  images: ApiImage[];
};

/** The public data of one vehicle; null where there is none. Rejects when the request fails. */
export async function fetchVehicle(id: string): Promise<ApiVehicle | null> {
  const response = await fetch(`${paths.publicVehicleData}?id=${encodeURIComponent(id)}`);
  if (!response.ok) throw new Error(`The vehicle could not be fetched (${response.status}).`);
  const { vehicles } = (await response.json()) as { vehicles: ApiVehicle[] };
  return vehicles[0] ?? null;
}
