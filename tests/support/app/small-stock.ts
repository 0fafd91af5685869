import type { StockFilter } from '#tools/demo/seed-demo-stock.ts';

/** Vehicles that pages show in different ways, and some accessories. */
const IDS = new Set([
  'tesla-model-y-2023',
  'volkswagen-id4-2022',
  'audi-a6-avant-2021',
  'toyota-yaris-2022',
  'volkswagen-golf-2019',
  'porsche-taycan-2021',
  'bmw-i4-2024',
  'mini-cooper-2021',
  'nissan-leaf-2019',
  'fiat-500-2017',
  'vinterhjul-model-y',
  'gummimatter-enyaq',
  'tagboks-430',
]);
const TWO_IDS = new Set(['mini-cooper-2021', 'toyota-yaris-2022']);

/** A stock that is seeded and built within seconds: few vehicles, with at most two images each. */
export const smallStock: StockFilter = (path, data) => belongsTo(IDS, path, data);

/** Two vehicles with at most two images each. */
export const twoVehicles: StockFilter = (path, data) => belongsTo(TWO_IDS, path, data);

function belongsTo(ids: ReadonlySet<string>, path: string, data: Record<string, unknown>): boolean {
  const owner = data['vehicle_id'] ?? data['accessory_id'] ?? path.split('/')[1];
  return ids.has(String(owner)) && Number(data['image_order'] ?? 0) < 2;
}
