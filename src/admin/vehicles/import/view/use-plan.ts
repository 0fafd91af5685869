import { useEffect, useState } from 'react';
import { notifyError } from '#admin/feedback/notify.ts';
import { importCopy as copy } from '#copy/admin/import/import.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { askWorker } from '../ask-worker.ts';
import type { ImportOptions, ImportPlan } from '../plan/planned-import.ts';
import type { ReadFile } from '../read/read-file.ts';

export type ImportChoices = Omit<ImportOptions, 'today'> & { file: ReadFile };

/**
 * The plan for each row; null until it is first known. While other choices are being planned the
 * plan before stays, as `stale`; while the import runs, the plan stays the one that is being saved.
 */
export function usePlan(
  choices: ImportChoices | null,
  stock: readonly Vehicle[],
  running: boolean,
): { plan: ImportPlan | null; stale: boolean } {
  const [planned, setPlanned] = useState<{ plan: ImportPlan; of: ImportChoices } | null>(null);
  useEffect(() => {
    if (running || !choices) return;
    const options = { ...choices, today: new Date() };
    const stop = new AbortController();
    askWorker('plan', [stock, options], stop.signal).then(
      (plan) => setPlanned({ plan, of: choices }),
      (cause) => stop.signal.aborted || notifyError(copy.readFailed, cause),
    );
    return () => stop.abort();
  }, [choices, stock, running]);
  const plan = planned && choices && planned.of.file === choices.file ? planned.plan : null;
  return { plan, stale: planned?.of !== choices };
}
