import type { Choice } from '#tools/demo/index.ts';

/** Cars that pages treat each in their own way, and some accessories. */
const CHOSEN = new Set([
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
const IMAGES = 2;

/** A stock that is seeded and built within seconds: few things, at most two images each. */
export const smallStock: Choice = (path, data) => {
  const owner = data['vehicle_id'] ?? data['accessory_id'] ?? path.split('/')[1];
  return CHOSEN.has(String(owner)) && Number(data['image_order'] ?? 0) < IMAGES;
};
