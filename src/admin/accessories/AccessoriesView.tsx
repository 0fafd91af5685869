import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { accessoryCopy as copy, accessoryToastCopy as toasts } from '#copy/admin/accessory.ts';
import { useLoadOnFocus } from '../data/use-load-on-focus.ts';
import { goTo } from '../navigation/route.ts';
import { EmptyView } from '../ui/EmptyView.tsx';
import { LoadedAt } from '../ui/LoadedAt.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { RejectedNotice } from '../ui/RejectedNotice.tsx';
import { AccessoryEditor } from './AccessoryEditor.tsx';
import { AccessoryTable } from './AccessoryTable.tsx';
import { $accessories, loadAccessories } from './store.ts';

/** The Tilbehør view: the form of accessory `id` or of a new one, and the table of all. */
export default function AccessoriesView({ id }: { id: string | null }) {
  const list = useStore($accessories);
  // Counts finished forms: a new key mounts an empty form.
  const [formCount, setFormCount] = useState(0);
  useLoadOnFocus(loadAccessories);

  async function startOver() {
    setFormCount((count) => count + 1);
    await goTo('accessories', null, { force: true });
  }

  return (
    <>
      <div className="view-head">
        <h1>{copy.heading}</h1>
        <LoadedAt
          time={list.loadedAt}
          busy={list.busy}
          failed={list.failed}
          onRefresh={() => loadAccessories()}
        />
      </div>
      <RejectedNotice rejected={list.rejected} />
      <AccessoryEditor key={`${id}-${formCount}`} id={id} onDone={startOver} />
      <section aria-labelledby="accessory-list">
        <h2 id="accessory-list">{copy.listHeading}</h2>
        {list.failed && !list.loadedAt && (
          <LoadFailed title={toasts.fetchFailed} onRetry={() => loadAccessories()} />
        )}
        {list.loadedAt && list.accessories.length === 0 && (
          <EmptyView {...copy.empty}>
            <button
              type="button"
              className="button button--quiet"
              onClick={() => document.querySelector<HTMLElement>('#accessory-form input')?.focus()}
            >
              {copy.addFirst}
            </button>
          </EmptyView>
        )}
        {list.accessories.length > 0 && (
          <AccessoryTable
            accessories={list.accessories}
            onDeleted={(deleted) => deleted === id && startOver()}
          />
        )}
      </section>
    </>
  );
}
