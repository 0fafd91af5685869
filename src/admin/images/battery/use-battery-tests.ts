import { useCallback } from 'react';
import { useLoaded } from '#admin/data/use-loaded.ts';
import { usePollWhile } from '#admin/data/use-poll-while.ts';
import { imageToastCopy } from '#copy/admin/images.ts';
import type { BatteryTest } from '#domain/battery-test.ts';
import { BATTERY_DOCUMENTS } from '#domain/image/upload-kinds.ts';
import { documentsWhere } from '#firebase/documents/listing.ts';

const { collection, ownerField } = BATTERY_DOCUMENTS;

/** A battery test with the fields that could not be read and are empty. */
export interface ListedTest extends BatteryTest {
  repaired: readonly string[];
}

const NONE: { tests: readonly ListedTest[] } = { tests: [] };

/** The battery tests of a vehicle, newest first. */
export function useBatteryTests(vehicleId: string) {
  const read = useCallback(async () => {
    const found = await documentsWhere(collection, ownerField, vehicleId);
    const tests = found.map(({ document, repaired }) => ({ ...document, repaired }));
    return { tests: tests.sort(newestTestFirst) };
  }, [vehicleId]);
  const { fetchFailed } = imageToastCopy.battery;
  const { loader, ...list } = useLoaded(NONE, fetchFailed, read);
  usePollWhile(
    list.tests.some(({ document_state }) => document_state === 'pending'),
    list.load,
  );
  return {
    ...list,
    drop: (id: string) => {
      const { tests } = loader.$state.get();
      loader.patch({ tests: tests.filter((test) => test.id !== id) });
    },
  };
}

function newestTestFirst(a: BatteryTest, b: BatteryTest): number {
  if (a.test_date !== b.test_date) return a.test_date < b.test_date ? 1 : -1;
  return b.created_at.getTime() - a.created_at.getTime();
}
