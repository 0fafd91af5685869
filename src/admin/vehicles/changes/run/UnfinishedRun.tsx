import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { $stock, isComplete } from '#admin/vehicles/store.ts';
import { changeRunCopy as copy } from '#copy/admin/vehicles/bulk.ts';
import { formatAmount } from '#copy/format.ts';
import { hasValues, type VehicleChange } from '../vehicle-change.ts';
import type { ChangeRun } from './change-journal.ts';
import { RunResult } from './RunResult.tsx';
import { closeRun, startRun } from './start-run.ts';
import { $progress, $unfinished } from './unfinished.ts';

/** Vehicles named one by one before the rest is only counted. */
const NAMED = 5;

/** An interrupted run: its remaining changes, and the ways to continue. */
export default function UnfinishedRun() {
  const run = useStore($unfinished);
  const progress = useStore($progress);
  const stock = useStore($stock);
  const [finished, setFinished] = useState<ChangeRun | null>(null);
  if (progress) return null;
  if (!run) return finished && <RunResult run={finished} onClose={() => setFinished(null)} />;
  const left = isComplete(stock) ? run.changes.filter((change) => !isDone(change)) : null;
  const total = run.changes.length;
  return (
    <div className="notice" role="alert">
      <p>
        {left === null
          ? copy.checking(run.title)
          : copy.unfinished(run.title, formatAmount(total - left.length), formatAmount(total))}
      </p>
      {left !== null && left.length > 0 && (
        <p className="quiet">
          {copy.left} {namesOf(left)}
        </p>
      )}
      <div className="actions">
        <Button onClick={async () => setFinished(await startRun(run))}>{copy.finish}</Button>
        <Button quiet onClick={() => void closeRun(run)}>
          {copy.leave}
        </Button>
      </div>
    </div>
  );
}

/** Whether the stored vehicle is as the change makes it. */
function isDone({ id, after }: VehicleChange): boolean {
  const stored = $stock.get().vehicles.find((vehicle) => vehicle.id === id);
  return after === null ? stored === undefined : stored !== undefined && hasValues(stored, after);
}

function namesOf(changes: readonly VehicleChange[]): string {
  const names = changes.slice(0, NAMED).map(({ name }) => name);
  const others = changes.length - names.length;
  return [...names, ...(others > 0 ? [copy.more(others)] : [])].join(', ');
}
