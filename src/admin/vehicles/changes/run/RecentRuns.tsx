import { useEffect, useState } from 'react';
import { useStaffMember } from '#admin/session/use-staff-member.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog } from '#components/ui/dialog/Dialog.tsx';
import { adminCopy } from '#copy/admin/shell.ts';
import { changeRunCopy as copy } from '#copy/admin/vehicles/bulk.ts';
import { formatAmount } from '#copy/format.ts';
import { formatDateTime } from '#copy/format-time.ts';
import { type ChangeRun, storedRuns } from './change-journal.ts';
import { RunProgress } from './RunProgress.tsx';
import { RunResult } from './RunResult.tsx';
import { savedCount, undo } from './start-run.ts';

/** The changes of many vehicles that were made on this device, each with its undo. */
export default function RecentRuns({ onClose }: { onClose: () => void }) {
  const { uid } = useStaffMember();
  const [runs, setRuns] = useState<readonly ChangeRun[] | null>(null);
  const [undone, setUndone] = useState<ChangeRun | null>(null);
  const load = () => void storedRuns(uid).then(setRuns);
  useEffect(load, [uid]);
  const finished = runs?.filter(({ kind, outcomes }) => kind !== 'undo' && outcomes !== null);
  return (
    <Dialog title={copy.recent} onClose={onClose}>
      {runs === null && <p role="status">{adminCopy.fetching}</p>}
      {finished?.length === 0 && <p>{copy.noRecent}</p>}
      <ul className="recent-runs lined">
        {finished?.map((run) => (
          <li key={run.id}>
            <div>
              <p>{run.title}</p>
              <p className="quiet">
                {copy.whenAndHowMany(formatDateTime(run.startedAt), formatAmount(savedCount(run)))}
              </p>
            </div>
            {run.closed ? (
              <span className="quiet">{copy.isUndone}</span>
            ) : (
              <Button
                quiet
                onClick={async () => {
                  setUndone(await undo(run));
                  load();
                }}
              >
                {copy.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <RunProgress />
      {undone && <RunResult run={undone} />}
    </Dialog>
  );
}
