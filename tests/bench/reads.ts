import { FieldValue } from 'firebase-admin/firestore';
import { CHANGES_COLLECTION } from '#domain/publishing.ts';
import { buildSite } from './site-build.ts';
import { withStock } from './stock.ts';

const STOCKS = [300, 10_000];

/** Counts the documents that a first build reads, and a build after a single edit. */
export async function benchReads(quick: boolean): Promise<void> {
  const rows: Record<string, Record<string, number>> = {};
  for (const vehicles of quick ? STOCKS.slice(0, -1) : STOCKS) {
    await withStock(vehicles, async ({ emulatorUrl, folder, sdk }) => {
      const full = await buildSite(folder, emulatorUrl, { snapshot: true });
      const path = 'vehicles/seed-000001';
      await sdk.firestore.doc(path).update({ price: 123_456 });
      // As the trigger does, which does not run here.
      await sdk.firestore
        .doc(`${CHANGES_COLLECTION}/vehicles_seed-000001`)
        .set({ path, changed_at: FieldValue.serverTimestamp() });
      const edited = await buildSite(folder, emulatorUrl, { snapshot: true });
      rows[`${vehicles} vehicles`] = {
        'documents in the stock': full.reads,
        'reads of a full build': full.reads,
        'reads after one edit': edited.reads,
      };
    });
  }
  console.table(rows);
}
