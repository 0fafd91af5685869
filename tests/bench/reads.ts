import { join } from 'node:path';
import { FieldValue } from 'firebase-admin/firestore';
import { snapshotFile } from '#catalogue/snapshot.ts';
import { openCatalogueSource } from '#catalogue/source.ts';
import { CHANGES_COLLECTION } from '#domain/publishing.ts';
import { withStock } from './support/stock.ts';

const STOCKS = [300, 10_000];

/** Counts the documents that a first release reads, and one of a new process after a single edit. */
export async function benchReads(quick: boolean): Promise<void> {
  const rows: Record<string, Record<string, number>> = {};
  for (const vehicles of quick ? STOCKS.slice(0, -1) : STOCKS) {
    await withStock(vehicles, async ({ folder, sdk }) => {
      const snapshots = snapshotFile(join(folder, 'catalogue.bin'));
      const open = () => openCatalogueSource({ firestore: sdk.firestore, snapshots, origin: '' });
      const first = open();
      const full = await first.read({ full: false, now: new Date() });
      await first.save();
      const path = 'vehicles/seed-000001';
      await sdk.firestore.doc(path).update({ price: 123_456 });
      // As the trigger does, which does not run here.
      await sdk.firestore
        .doc(`${CHANGES_COLLECTION}/vehicles_seed-000001`)
        .set({ path, changed_at: FieldValue.serverTimestamp() });
      const edited = await open().read({ full: false, now: new Date() });
      rows[`${vehicles} vehicles`] = {
        'documents in the stock': full.reads,
        'reads of a full release': full.reads,
        'reads after one edit': edited.reads,
      };
    });
  }
  console.table(rows);
}
