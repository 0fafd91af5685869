import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { accessoryCopy as copy, accessoryToastCopy as toasts } from '#copy/admin/accessory.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { useLoadOnFocus } from '../data/use-load-on-focus.ts';
import { goTo } from '../navigation/route.ts';
import { useRecordStart } from '../record/use-record-start.ts';
import { useMay } from '../session/use-may.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyView } from '../ui/EmptyView.tsx';
import { LoadedAt } from '../ui/LoadedAt.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { RejectedNotice } from '../ui/RejectedNotice.tsx';
import { AccessoryForm, NEW } from './AccessoryForm.tsx';
import { AccessoryTable } from './AccessoryTable.tsx';
import { accessoryRecord } from './accessory-record.ts';
import { $accessories, loadAccessories } from './store.ts';

/** The Tilbehør view: the table of all accessories, or the form of accessory `id`. */
export default function AccessoriesView({ id }: { id: string | null }) {
  return id === null ? <AccessoryList /> : <AccessoryEditor key={id} id={id} />;
}

function AccessoryList() {
  useLoadOnFocus(loadAccessories);
  const list = useStore($accessories);
  const mayAdd = useMay('create', 'accessories');
  const add = mayAdd && <Button onClick={() => goTo('accessories', NEW)}>{copy.addHeading}</Button>;
  const isEmpty = list.loadedAt !== null && list.accessories.length === 0;
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
        {!isEmpty && add}
      </div>
      <RejectedNotice rejected={list.rejected} />
      {list.failed && !list.loadedAt && (
        <LoadFailed title={toasts.fetchFailed} onRetry={() => loadAccessories()} />
      )}
      {isEmpty && <EmptyView {...copy.empty}>{add}</EmptyView>}
      {list.accessories.length > 0 && <AccessoryTable {...list} />}
    </>
  );
}

/** The form of accessory `id`; back to the list where it cannot be loaded. */
function AccessoryEditor({ id }: { id: string }) {
  const editor = useRecordStart(accessoryRecord, id === NEW ? null : id);
  const { state } = editor;
  const leave = () => goTo('accessories', null, { force: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per failure.
  useEffect(() => {
    if (state === 'failed') void leave();
  }, [state]);

  if (editor.state === 'ready') return <AccessoryForm start={editor.start} onDone={leave} />;
  if (editor.state === 'missing') return <p className="notice">{copy.notFound}</p>;
  return <p role="status">{adminCopy.fetching}</p>;
}
