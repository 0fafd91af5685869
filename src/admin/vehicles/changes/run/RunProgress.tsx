import { useStore } from '@nanostores/react';
import { changeRunCopy as copy } from '#copy/admin/vehicles/bulk.ts';
import { formatAmount } from '#copy/format.ts';
import { $progress } from './unfinished.ts';

export function RunProgress() {
  const progress = useStore($progress);
  if (!progress) return null;
  const total = progress.run.changes.length;
  return (
    <div role="status">
      <p>{copy.progress(formatAmount(progress.done), formatAmount(total))}</p>
      <progress aria-label={copy.saving} value={progress.done} max={total} />
      <p className="quiet">{copy.dontClose}</p>
    </div>
  );
}
