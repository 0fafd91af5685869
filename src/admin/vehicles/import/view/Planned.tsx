import type { ReactNode } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { QuestionNotice } from '#admin/vehicles/changes/QuestionNotice.tsx';
import type { ChangeRun } from '#admin/vehicles/changes/run/change-journal.ts';
import { RunProgress } from '#admin/vehicles/changes/run/RunProgress.tsx';
import { createRun, startRun } from '#admin/vehicles/changes/run/start-run.ts';
import { useQuestions } from '#admin/vehicles/changes/use-questions.ts';
import { importCopy as copy } from '#copy/admin/import/import.ts';
import { planQuestionsCopy as questionsCopy } from '#copy/admin/import/plan-questions.ts';
import { formatAmount } from '#copy/format.ts';
import { type ImportPlan, type ImportRow, ROW_KINDS } from '../plan/planned-import.ts';
import { PlannedRows } from './PlannedRows.tsx';

function leftOut(row: ImportRow): ImportRow {
  const left = { details: [questionsCopy.omitted], leftOut: [], questions: [], change: null };
  return { ...row, ...left, kind: 'refused' };
}

/** The number of rows by kind, the button that imports them, the open decisions, and each row. */
export function Planned({
  plan,
  stale,
  title,
  running,
  children,
  onRunning,
  onDone,
}: {
  plan: ImportPlan;
  /** Other choices are being planned. */
  stale: boolean;
  title: string;
  running: boolean;
  children: ReactNode;
  onRunning: (running: boolean) => void;
  onDone: (run: ChangeRun | null) => void;
}) {
  const { rows, changes, doubtful, checking, mayRun, omit } = useQuestions(plan.rows, leftOut);
  const asks = doubtful.length > 0;
  const waits = checking || stale;
  const label = asks ? questionsCopy.confirm : copy.run(formatAmount(changes.length));

  async function run(): Promise<void> {
    // Asked once: the second press goes on.
    if (waits || !(await mayRun())) return;
    onRunning(true);
    const finished = await startRun(createRun('import', title, changes));
    onRunning(false);
    onDone(finished);
  }

  return (
    <>
      <div className="import__bar line">
        <p role="status">
          {ROW_KINDS.map((kind) => [kind, rows.filter((row) => row.kind === kind).length] as const)
            .filter(([, count]) => count > 0)
            .map(([kind, count]) => copy.kinds[kind](formatAmount(count)))
            .join(' · ')}
        </p>
        {asks && <QuestionNotice rows={doubtful} />}
        {running && <RunProgress />}
        {!running && changes.length === 0 && (
          <p>{rows.some(({ kind }) => kind === 'unchanged') ? copy.nothing : copy.noneUsable}</p>
        )}
        {!running && changes.length > 0 && (
          <div className="actions">
            <Button aria-disabled={waits} onClick={() => void run()}>
              {waits ? questionsCopy.checking : label}
            </Button>
            {asks && changes.length > doubtful.length && (
              <Button quiet onClick={omit}>
                {questionsCopy.omit}
              </Button>
            )}
          </div>
        )}
      </div>
      {!running && children}
      <PlannedRows rows={rows} />
    </>
  );
}
