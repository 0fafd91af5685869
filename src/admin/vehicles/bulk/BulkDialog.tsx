import { useMemo, useState } from 'react';
import { useStaffMember } from '#admin/session/use-staff-member.ts';
import { Dialog } from '#components/ui/Dialog.tsx';
import { changeRunCopy, bulkEditCopy as copy } from '#copy/admin/bulk.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicle.ts';
import { priceIndex } from '#domain/vehicle/price/usual-price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { ChangeRun } from '../changes/change-journal.ts';
import { RunProgress } from '../changes/RunProgress.tsx';
import { RunResult } from '../changes/RunResult.tsx';
import { createRun } from '../changes/run-changes.ts';
import { savedCount, startRun } from '../changes/start-run.ts';
import { $stock } from '../store.ts';
import { $selected } from '../table/view-state.ts';
import { EditFields, editOf, emptyEdit } from './EditFields.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { planEdit } from './plan-edit.ts';

/** Changes many vehicles at once: what, a preview of every vehicle, the result. */
export default function BulkDialog({
  vehicles,
  onClose,
}: {
  vehicles: readonly Vehicle[];
  onClose: () => void;
}) {
  const { uid } = useStaffMember();
  const [typed, setTyped] = useState(emptyEdit);
  const [problem, setProblem] = useState<string>();
  const [running, setRunning] = useState(false);
  const [result, setResult] = useState<ChangeRun | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const prices = useMemo(() => priceIndex($stock.get().vehicles), []);
  const edit = editOf(typed);
  const plan = useMemo(
    () => (edit ? planEdit(vehicles, edit, prices, new Date()) : null),
    [vehicles, edit, prices],
  );
  const rows = plan && 'rows' in plan ? plan.rows : [];
  const changes = rows.flatMap(({ change }) => change ?? []);
  const doubtful = rows.filter(({ questions }) => questions.length > 0).length;

  async function run(): Promise<void> {
    if (!edit) return setProblem(copy.notANumber);
    if (plan && 'problem' in plan) return setProblem(plan.problem);
    if (changes.length === 0) return setProblem(copy.nothing);
    // Asked once: the second press goes on.
    if (doubtful > 0 && !confirmed) return setConfirmed(true);
    setRunning(true);
    const what = edit.kind === 'price' ? copy.price : vehicleFieldCopy[edit.field];
    const title = changeRunCopy.edit(what, changes.length);
    const finished = await startRun(createRun(uid, 'edit', title, changes));
    setRunning(false);
    // The next edit begins with a choice of its own.
    if (finished) $selected.set(new Set());
    if (finished && savedCount(finished) < changes.length) setResult(finished);
    else onClose();
  }

  const asks = confirmed && doubtful > 0;
  return (
    <Dialog title={copy.title(vehicles.length)} onClose={() => !running && onClose()}>
      {result ? (
        <RunResult run={result} />
      ) : (
        <form
          className="bulk"
          onSubmit={(event) => {
            event.preventDefault();
            if (!running) void run();
          }}
        >
          <EditFields
            typed={typed}
            problem={problem}
            onChange={(next) => {
              setTyped(next);
              setProblem(undefined);
              setConfirmed(false);
            }}
          />
          {rows.length > 0 && <PreviewTable rows={rows} />}
          {asks && (
            <p className="notice" role="alert">
              {copy.questions(doubtful)}
            </p>
          )}
          {running ? (
            <RunProgress />
          ) : (
            <div className="actions bulk__actions">
              <button type="submit" className="button">
                {asks ? copy.confirmQuestions : copy.run(changes.length || vehicles.length)}
              </button>
              <button type="button" className="button button--quiet" onClick={onClose}>
                {adminCopy.cancel}
              </button>
            </div>
          )}
        </form>
      )}
    </Dialog>
  );
}
