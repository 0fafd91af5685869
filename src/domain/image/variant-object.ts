import { IMAGE_FOLDERS } from './upload-kinds.ts';

const VARIANT_ADDRESS = new RegExp(
  `^/pictures/((?:${IMAGE_FOLDERS.join('|')})/[\\w-]{1,128}/[\\w-]{1,200}/(?:\\d{1,5}\\.(?:avif|webp)|share\\.jpg))$`,
  'u',
);

/** The object name behind the public address of a variant; null for every other address. */
export function variantObject(address: string): string | null {
  const match = VARIANT_ADDRESS.exec(address);
  return match ? `variants/${match[1]}` : null;
}
