import { database } from './firestore.ts';
import { openCatalogueSource } from './source.ts';
import type { LoadedCatalogue } from './types.ts';

/**
 * Reads, validates and composes the stock. Throws `CatalogueError` when Firestore cannot be reached,
 * so that no empty site is published.
 */
export async function loadCatalogue(): Promise<LoadedCatalogue> {
  const source = openCatalogueSource({ firestore: database(), file: null, origin: '' });
  const { catalogue, reads } = await source.read({ full: true, now: builtAt() });
  return { ...catalogue, reads };
}

/** Now; or `BUILD_TIME` (ISO), which makes two builds of the same data equal. */
function builtAt(): Date {
  const fixed = process.env['BUILD_TIME'];
  return fixed ? new Date(fixed) : new Date();
}
