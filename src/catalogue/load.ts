import { database } from './firestore.ts';
import { openCatalogueSource } from './source.ts';
import type { Catalogue } from './types.ts';

/**
 * Reads, validates and composes the stock. Throws `CatalogueError` when Firestore cannot be reached,
 * so that no empty site is published.
 */
export async function loadCatalogue(): Promise<Catalogue> {
  const source = openCatalogueSource({ firestore: database(), snapshots: null, origin: '' });
  const { catalogue } = await source.read({ full: true, now: builtAt() });
  return catalogue;
}

/** Now; or `BUILD_TIME` (ISO), which makes two builds of the same data equal. */
function builtAt(): Date {
  const fixed = process.env['BUILD_TIME'];
  return fixed ? new Date(fixed) : new Date();
}
