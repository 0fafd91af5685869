import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { accessoryCopy as copy, accessoryToastCopy as toasts } from '#copy/admin/accessory.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { workListCopy } from '#copy/admin/table.ts';
import { formatAmount } from '#copy/format.ts';
import { useLoadOnFocus } from '../data/use-load-on-focus.ts';
import { goTo, type Route } from '../navigation/route.ts';
import { PROBLEMS, type Problem, withProblem } from '../publishing/problems.ts';
import { useProblems } from '../publishing/use-problems.ts';
import { useRecordStart } from '../record/use-record-start.ts';
import { useMay } from '../session/use-may.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyView } from '../ui/EmptyView.tsx';
import { LoadedAt } from '../ui/LoadedAt.tsx';
import { LoadFailed } from '../ui/LoadFailed.tsx';
import { OwnRejectedNotice } from '../ui/RejectedNotice.tsx';
import { AccessoryForm, NEW } from './AccessoryForm.tsx';
import { AccessoryTable } from './AccessoryTable.tsx';
import { accessoryRecord } from './accessory-record.ts';
import { $accessories, loadAccessories } from './store.ts';

/** The Tilbehør view: the table of accessories, or the form of the one that the address names. */
export default function AccessoriesView({ route: { id, query } }: { route: Route }) {
  if (id !== null) return <AccessoryEditor key={id} id={id} />;
  const work = new URLSearchParams(query).get('work');
  return <AccessoryList problem={PROBLEMS.find((problem) => problem === work) ?? null} />;
}

function AccessoryList({ problem }: { problem: Problem | null }) {
  useLoadOnFocus(loadAccessories);
  const list = useStore($accessories);
  const problems = useProblems(problem !== null);
  const { accessories, repaired } = list;
  const isKnown = list.loadedAt !== null && problems !== null;
  const shown =
    problem && problems
      ? withProblem(problem, 'accessories', [...repaired, ...accessories], problems)
      : accessories;
  const mayAdd = useMay('create', 'accessories');
  const add = mayAdd && <Button onClick={() => goTo('accessories', NEW)}>{copy.addHeading}</Button>;
  const isEmpty = list.loadedAt !== null && list.accessories.length === 0;
  return (
    <>
      <div className="view-head">
        <h1>{adminCopy.tabs.accessories}</h1>
        {problem && (
          <>
            <p className="quiet" role="status">
              <strong>{workListCopy[problem]}</strong>
              {': '}
              {isKnown
                ? copy.shown(formatAmount(shown.length), formatAmount(accessories.length))
                : adminCopy.fetching}
            </p>
            <a href="#accessories">{copy.showAll}</a>
          </>
        )}
        <LoadedAt state={list} onRefresh={loadAccessories} />
        {!isEmpty && add}
      </div>
      <OwnRejectedNotice rejected={list.rejected} />
      {list.failed && !list.loadedAt && (
        <LoadFailed title={toasts.fetchFailed} onRetry={loadAccessories} />
      )}
      {isEmpty && <EmptyView {...copy.empty}>{add}</EmptyView>}
      {shown.length > 0 && <AccessoryTable accessories={shown} covers={list.covers} />}
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
