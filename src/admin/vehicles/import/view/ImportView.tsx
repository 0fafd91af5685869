import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { dismissErrors, notifyError } from '#admin/feedback/notify.ts';
import { goTo } from '#admin/navigation/route.ts';
import { useSubject } from '#admin/shell/title.ts';
import { Button, LinkButton } from '#admin/ui/Button.tsx';
import type { ChangeRun } from '#admin/vehicles/changes/run/change-journal.ts';
import { RunProgress } from '#admin/vehicles/changes/run/RunProgress.tsx';
import { RunResult } from '#admin/vehicles/changes/run/RunResult.tsx';
import { savedCount, summary, undo } from '#admin/vehicles/changes/run/start-run.ts';
import { $stock, isComplete } from '#admin/vehicles/store.ts';
import { importCopy as copy, importFileCopy } from '#copy/admin/import/import.ts';
import { importPicturesCopy } from '#copy/admin/import/import-pictures.ts';
import { changeRunCopy } from '#copy/admin/vehicles/bulk.ts';
import { formatAmount } from '#copy/format.ts';
import { UNKNOWN_YEAR } from '#domain/vehicle/record/missing-for-sale.ts';
import { askWorker } from '../ask-worker.ts';
import { PicturesPanel } from '../pictures/PicturesPanel.tsx';
import type { RowImages } from '../plan/planned-import.ts';
import { Causes } from './Causes.tsx';
import { Decisions } from './Decisions.tsx';
import { FileChoice } from './FileChoice.tsx';
import { MappingTable, mappingProblem } from './MappingTable.tsx';
import { Planned } from './Planned.tsx';
import { rememberedShape, rememberShape } from './remembered-shapes.ts';
import { type ImportChoices, usePlan } from './use-plan.ts';

const MAX_BYTES = 20_000_000;

interface ChosenFile extends ImportChoices {
  name: string;
}

/**
 * Imports vehicles from a file: the recognised columns, the plan for each row, the result, their
 * pictures.
 */
export default function ImportView() {
  useSubject(copy.heading);
  const stock = useStore($stock);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [result, setResult] = useState<ChangeRun | null>(null);
  const [running, setRunning] = useState(false);
  /** The images that the imported file names by their addresses. */
  const [images, setImages] = useState<readonly RowImages[]>([]);
  const problem = chosen ? mappingProblem(chosen.mapping) : undefined;
  const isReady = chosen !== null && !problem && !result && isComplete(stock);
  const { plan, stale } = usePlan(isReady ? chosen : null, stock.vehicles, running);

  // Before that the cars to which they belong may not exist.
  const isImported = result !== null || plan?.rows.every(({ change }) => change === null) === true;
  const waiting = isImported ? [] : (plan?.images ?? []);

  async function read(picked: File): Promise<void> {
    // The plan of an earlier file must not be imported instead of this one.
    setChosen(null);
    setResult(null);
    setImages([]);
    dismissErrors(copy.readFailed);
    if (picked.size > MAX_BYTES) return notifyError(copy.readFailed, importFileCopy.tooLarge);
    try {
      const bytes = new Uint8Array(await picked.arrayBuffer());
      const { file, mapping } = await askWorker('read', [bytes]);
      setChosen({
        ...{ name: picked.name, file, mapping, values: {}, clearEmpty: false },
        duplicates: { stock: 'update', file: 'first' },
        ...rememberedShape(file.header),
      });
    } catch (cause) {
      notifyError(copy.readFailed, cause);
    }
  }

  function choose(change: Partial<ImportChoices>): void {
    if (!chosen) return;
    const next = { ...chosen, ...change };
    setChosen(next);
    if (change.mapping || change.values) rememberShape(next.file.header, next.mapping, next.values);
  }

  const mappingTable = chosen && (
    <MappingTable {...{ plan, problem }} choices={chosen} onChange={choose} />
  );
  return (
    <div className="import column column--far">
      <div className="view-head">
        <h1>{copy.heading}</h1>
        <LinkButton onClick={() => void goTo('vehicles')}>{copy.back}</LinkButton>
      </div>
      <FileChoice
        summary={
          chosen &&
          copy.fileRead(chosen.name, formatAmount(chosen.file.rows.length), chosen.file.encoding)
        }
        disabled={running}
        onChoose={(picked) => void read(picked)}
      />
      {isReady && plan === null && <p role="status">{copy.planning}</p>}
      {chosen && isReady && plan && (
        <Planned
          plan={plan}
          stale={stale}
          title={copy.title(chosen.name)}
          running={running}
          onRunning={setRunning}
          onDone={(run) => {
            setResult(run);
            setImages(plan.images);
          }}
        >
          <Decisions plan={plan} choices={chosen} onChange={choose} />
          <Causes plan={plan} file={chosen.file} />
          {mappingTable}
        </Planned>
      )}
      {problem && mappingTable}
      {result && <Result run={result} onUndone={setResult} />}
      {waiting.length > 0 && !running && (
        <p className="notice">
          {importPicturesCopy.afterwards(waiting.flatMap(({ urls }) => urls).length)}
        </p>
      )}
      {!running && (
        <PicturesPanel
          vehicles={stock.vehicles}
          fileName={chosen?.name ?? ''}
          addresses={isImported ? (plan?.images ?? images) : []}
        />
      )}
    </div>
  );
}

function Result({ run, onUndone }: { run: ChangeRun; onUndone: (run: ChangeRun) => void }) {
  const [busy, setBusy] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the import and its undo begin and end.
  useEffect(() => {
    if (document.activeElement === document.body) back.current?.focus();
  }, [busy]);
  const added = run.changes.flatMap(({ id, before, after }) =>
    before === null && after && run.outcomes?.get(id)?.kind === 'saved' ? [after] : [],
  );
  const withoutYear = added.filter(({ year }) => year === UNKNOWN_YEAR).length;
  const unpublished = added.filter((vehicle) => vehicle.unpublished).length;
  const notice = (text: string, way: string, query: string) => (
    <p className="notice">
      {text} <LinkButton onClick={() => void goTo('vehicles', null, { query })}>{way}</LinkButton>
    </p>
  );
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
      {withoutYear > 0 && notice(copy.savedWithoutYear(withoutYear), copy.addYear, 'work=year')}
      {unpublished > 0 &&
        notice(copy.savedUnpublished(unpublished), copy.showUnpublished, 'status=unpublished')}
      {busy && <RunProgress />}
      <div className="actions">
        <Button ref={back} onClick={() => void goTo('vehicles')}>
          {copy.back}
        </Button>
        {run.kind !== 'undo' && !busy && savedCount(run) > 0 && (
          <Button quiet onClick={() => void takeBack()}>
            {changeRunCopy.undo}
          </Button>
        )}
      </div>
    </>
  );
}
