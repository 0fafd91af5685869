import { useMemo, useState } from 'react';
import { mayLeave } from '#admin/navigation/unsaved-changes.ts';
import { useHasPower } from '#admin/session/use-may.ts';
import { Button } from '#admin/ui/Button.tsx';
import { CloseButton } from '#admin/ui/CloseButton.tsx';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { planQuestionsCopy as questionsCopy } from '#copy/admin/import/plan-questions.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { changeRunCopy, bulkEditCopy as copy } from '#copy/admin/vehicles/bulk.ts';
import { vehicleFieldCopy } from '#copy/admin/vehicles/vehicle-fields.ts';
import { priceIndex } from '#domain/vehicle/price/usual-price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { QuestionNotice } from '../changes/QuestionNotice.tsx';
import type { ChangeRun } from '../changes/run/change-journal.ts';
import { RunProgress } from '../changes/run/RunProgress.tsx';
import { RunResult } from '../changes/run/RunResult.tsx';
import { createRun, savedCount, startRun } from '../changes/run/start-run.ts';
import { useQuestions } from '../changes/use-questions.ts';
import { WaitingCount } from '../editor/WaitingCount.tsx';
import { $stock } from '../store.ts';
import { $selected } from '../table/view-state.ts';
import { EditFields, editOf, emptyEdit } from './EditFields.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { type PlannedRow, planEdit } from './plan-edit.ts';

const NO_ROWS: readonly PlannedRow[] = [];

function leftOut(row: PlannedRow): PlannedRow {
  return { ...row, change: null, to: row.from, reason: questionsCopy.omitted, questions: [] };
}

interface Props {
  selected: readonly Vehicle[];
  onClose: () => void;
}

/** Changes many vehicles at once: the edit, a preview of every vehicle, the result. */
export default function BulkDialog({ selected, onClose }: Props) {
  // As the dialog opened: a refresh or a filter does not change it.
  const [vehicles] = useState(selected);
  const [typed, setTyped] = useState(emptyEdit);
  const [problem, setProblem] = useState<string>();
  const [running, setRunning] = useState(false);
  const [result, setResult] = useState<ChangeRun | null>(null);
  const prices = useMemo(() => priceIndex($stock.get().vehicles), []);
  const edit = useMemo(() => editOf(typed), [typed]);
  const plan = useMemo(
    () => (edit ? planEdit(vehicles, edit, prices, new Date()) : null),
    [vehicles, edit, prices],
  );
  const planned = plan && 'rows' in plan ? plan.rows : NO_ROWS;
  const { rows, changes, doubtful, omitted, checking, mayRun, omit } = useQuestions(
    planned,
    leftOut,
  );
  const mayAnswer = useHasPower('inquiries');
  const published = changes.flatMap(({ id, after }) => (after?.unpublished === false ? [id] : []));
  const asks = doubtful.length > 0;
  const label = asks ? questionsCopy.confirm : copy.run(changes.length || vehicles.length);

  async function run(): Promise<void> {
    if (!edit) return setProblem(copy.notANumber);
    if (plan && 'problem' in plan) return setProblem(plan.problem);
    if (changes.length === 0) return setProblem(copy.nothing);
    // Asked once: the second press goes on.
    if (!(await mayRun())) return;
    setRunning(true);
    const what = edit.kind === 'price' ? copy.price : vehicleFieldCopy[edit.field];
    const title = changeRunCopy.edit(what, changes.length);
    const finished = await startRun(createRun('edit', title, changes));
    setRunning(false);
    // The next edit begins with a choice of its own, or with what was left out of this one.
    if (finished) $selected.set(new Set(omitted.map(({ vehicle }) => vehicle.id)));
    if (finished && savedCount(finished) < changes.length) setResult(finished);
    else onClose();
  }

  return (
    <Dialog
      title={copy.title(vehicles.length)}
      onClose={async () => !running && (await mayLeave(!result && typed.text !== '')) && onClose()}
    >
      {result ? (
        <RunResult run={result} />
      ) : (
        <form
          className="bulk column"
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
            }}
          />
          {rows.length > 0 && <PreviewTable rows={rows} />}
          {mayAnswer && <WaitingCount asked={published.length > 0 ? { ids: published } : null} />}
          {asks && <QuestionNotice rows={doubtful} />}
          {running ? (
            <RunProgress />
          ) : (
            <div className="actions bulk__actions">
              <Button type="submit" aria-disabled={checking}>
                {checking ? questionsCopy.checking : label}
              </Button>
              {asks && changes.length > doubtful.length && (
                <Button quiet onClick={omit}>
                  {questionsCopy.omit}
                </Button>
              )}
              <CloseButton>{adminCopy.cancel}</CloseButton>
            </div>
          )}
        </form>
      )}
    </Dialog>
  );
}
