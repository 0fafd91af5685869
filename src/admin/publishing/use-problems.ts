import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { publishingCopy } from '#copy/admin/publishing.ts';
import { UPLOAD_KINDS } from '#domain/image/upload-kinds.ts';
import { documentsWhere } from '#firebase/documents/listing.ts';
import { countEach } from '../data/count-each.ts';
import { createLoader, type LoadOptions } from '../data/create-loader.ts';
import { useLoadOnFocus } from '../data/use-load-on-focus.ts';
import { $stock } from '../vehicles/store.ts';
import type { Problems } from './problems.ts';
import { $publishing } from './store.ts';

const loader = createLoader<{ uploads: Problems['uploads'] }>(
  { uploads: new Map() },
  publishingCopy.uploadsNotLoaded,
);

async function loadFailedUploads(options?: LoadOptions): Promise<void> {
  await loader.load(async () => {
    const owners = await Promise.all(
      UPLOAD_KINDS.map(async ({ collection, stateField, ownerField, ownerCollection }) => {
        const failed = await documentsWhere(collection, stateField, 'failed');
        return failed.map(
          ({ document }) => `${ownerCollection}/${String(Reflect.get(document, ownerField))}`,
        );
      }),
    );
    return { uploads: new Map(countEach(owners.flat())) };
  }, options);
}

/** The problems of vehicles and accessories; null until they are loaded, which `isNeeded` starts. */
export function useProblems(isNeeded: boolean): Problems | null {
  useLoadOnFocus(isNeeded ? loadFailedUploads : null);
  const { uploads, loadedAt } = useStore(loader.$state);
  const view = useStore($publishing);
  const { rejected: vehicles } = useStore($stock);
  return useMemo(() => {
    if (loadedAt === null || view.state === 'loading') return null;
    // Only the last build knows the files and the accessories; of vehicles, the stock knows more.
    const published = view.publishing?.rejected ?? [];
    const others = published.filter(({ path }) => !path.startsWith('vehicles/'));
    const owners = [...vehicles, ...others].map(({ owner }) => owner);
    return { uploads, rejected: new Map(countEach(owners)) };
  }, [uploads, loadedAt, view, vehicles]);
}
