import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { notifyError } from '#admin/feedback/notify.ts';
import { goTo } from '#admin/navigation/route.ts';
import { useStaffMember } from '#admin/session/use-staff-member.ts';
import type { ChangeRun } from '#admin/vehicles/changes/change-journal.ts';
import { QuestionNotice } from '#admin/vehicles/changes/QuestionNotice.tsx';
import { RunProgress } from '#admin/vehicles/changes/RunProgress.tsx';
import { RunResult } from '#admin/vehicles/changes/RunResult.tsx';
import { createRun } from '#admin/vehicles/changes/run-changes.ts';
import { startRun, summary, undo } from '#admin/vehicles/changes/start-run.ts';
import { useQuestions } from '#admin/vehicles/changes/use-questions.ts';
import { $stock, isComplete } from '#admin/vehicles/store.ts';
import { changeRunCopy } from '#copy/admin/bulk.ts';
import { importCopy as copy } from '#copy/admin/import.ts';
import { planQuestionsCopy as questionsCopy } from '#copy/admin/plan-questions.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { formatAmount } from '#copy/format.ts';
import { askWorker } from '../ask-worker.ts';
import { guessMapping, type Mapping, remember } from '../mapping.ts';
import type { ImportRow } from '../plan/planned-import.ts';
import type { ReadFile } from '../read-file.ts';
import { FileChoice } from './FileChoice.tsx';
import { MappingTable, mappingProblem } from './MappingTable.tsx';
import { PlannedRows } from './PlannedRows.tsx';
import { readRemembered, storeRemembered } from './remembered-columns.ts';
import { usePlan } from './use-plan.ts';

const MAX_BYTES = 20_000_000;

/** Imports vehicles from a CSV file: the file, its columns, what happens to each row, the result. */
export default function ImportView() {
  const stock = useStore($stock);
  const [name, setName] = useState('');
  const [file, setFile] = useState<ReadFile | null>(null);
  const [mapping, setMapping] = useState<Mapping>([]);
  const [clearEmpty, setClearEmpty] = useState(false);
  const [result, setResult] = useState<ChangeRun | null>(null);
  const [running, setRunning] = useState(false);
  const problem = file ? mappingProblem(mapping) : undefined;
  const ready = file && !problem && !result && isComplete(stock);
  const plan = usePlan(ready ? { file, mapping, clearEmpty } : null, stock.vehicles, running);

  async function read(chosen: File): Promise<void> {
    // What an earlier file would do must not be imported instead of this one.
    setFile(null);
    setResult(null);
    if (chosen.size > MAX_BYTES) return notifyError(copy.readFailed, copy.tooLarge);
    try {
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      const answer = await askWorker<'read'>({ kind: 'read', bytes });
      if (answer.file.rows.length === 0) return notifyError(copy.readFailed, copy.noRows);
      setName(chosen.name);
      setFile(answer.file);
      setMapping(guessMapping(answer.file.header, readRemembered()));
    } catch (cause) {
      notifyError(copy.readFailed, cause);
    }
  }

  function choose(next: Mapping): void {
    setMapping(next);
    if (file) storeRemembered(remember(file.header, next, readRemembered()));
  }

  return (
    <div className="import">
      <div className="view-head">
        <h1>{copy.heading}</h1>
        <button type="button" className="link-button" onClick={() => void goTo('vehicles')}>
          {copy.back}
        </button>
      </div>
      <FileChoice
        summary={file && copy.fileRead(name, formatAmount(file.rows.length), file.encoding)}
        disabled={running}
        onChoose={(chosen) => void read(chosen)}
      />
      {file && !result && (
        <MappingTable
          file={file}
          mapping={mapping}
          problem={problem}
          clearEmpty={clearEmpty}
          disabled={running}
          onChange={choose}
          onClearEmpty={setClearEmpty}
        />
      )}
      {ready && plan === null && <p role="status">{copy.planning}</p>}
      {ready && plan && (
        <Planned
          planned={plan}
          title={copy.title(name)}
          onRunning={setRunning}
          onDone={(finished) => setResult(finished)}
        />
      )}
      {result && <Result run={result} onUndone={setResult} />}
    </div>
  );
}

function leftOut(row: ImportRow): ImportRow {
  return { ...row, kind: 'refused', details: [questionsCopy.omitted], questions: [], change: null };
}

/** What happens to each row, and the button that makes it so. */
function Planned({
  planned,
  title,
  onRunning,
  onDone,
}: {
  planned: readonly ImportRow[];
  title: string;
  onRunning: (running: boolean) => void;
  onDone: (run: ChangeRun | null) => void;
}) {
  const { uid } = useStaffMember();
  const [busy, setBusy] = useState(false);
  const { rows, changes, doubtful, checking, mayRun, omit } = useQuestions(planned, leftOut);
  const asks = doubtful.length > 0;
  const label = asks ? questionsCopy.confirm : copy.run(formatAmount(changes.length));

  async function run(): Promise<void> {
    // Asked once: the second press goes on.
    if (!(await mayRun())) return;
    setBusy(true);
    onRunning(true);
    const finished = await startRun(createRun(uid, 'import', title, changes));
    setBusy(false);
    onRunning(false);
    onDone(finished);
  }

  return (
    <>
      <PlannedRows rows={rows} />
      {asks && <QuestionNotice rows={doubtful} />}
      {busy && <RunProgress />}
      {!busy && changes.length === 0 && <p>{copy.nothing}</p>}
      {!busy && changes.length > 0 && (
        <div className="actions">
          <button
            type="button"
            className="button"
            aria-disabled={checking}
            onClick={() => void run()}
          >
            {checking ? questionsCopy.checking : label}
          </button>
          {asks && changes.length > doubtful.length && (
            <button type="button" className="button button--quiet" onClick={omit}>
              {questionsCopy.omit}
            </button>
          )}
          <button
            type="button"
            className="button button--quiet"
            onClick={() => void goTo('vehicles')}
          >
            {adminCopy.cancel}
          </button>
        </div>
      )}
    </>
  );
}

/** What became of the import, with its undo. */
function Result({ run, onUndone }: { run: ChangeRun; onUndone: (run: ChangeRun) => void }) {
  const [busy, setBusy] = useState(false);
  async function takeBack(): Promise<void> {
    setBusy(true);
    const undone = await undo(run);
    setBusy(false);
    if (undone) onUndone(undone);
  }
  return (
    <>
      <p role="status">{summary(run)}</p>
      <RunResult run={run} />
      {busy && <RunProgress />}
      <div className="actions">
        <button type="button" className="button" onClick={() => void goTo('vehicles')}>
          {copy.back}
        </button>
        {run.kind !== 'undo' && !busy && (
          <button type="button" className="button button--quiet" onClick={() => void takeBack()}>
            {changeRunCopy.undo}
          </button>
        )}
      </div>
    </>
  );
}
