import { useStore } from '@nanostores/react';
import { lazy, useEffect, useState } from 'react';
import { useStaffMember } from '#admin/session/use-staff-member.ts';
import { $progress, $unfinished, findUnfinished } from './unfinished.ts';

const load = () => import('./UnfinishedRun.tsx');
const UnfinishedRun = lazy(load);

/** Above every view: a run that was interrupted. Its code is loaded where there is one. */
export function UnfinishedNotice() {
  const { uid } = useStaffMember();
  const run = useStore($unfinished);
  const isRunning = useStore($progress) !== null;
  const [wasUnfinished, setWasUnfinished] = useState(false);
  useEffect(() => void findUnfinished(uid), [uid]);
  // While there is a connection: what leaves a run unfinished is mostly its loss.
  useEffect(() => {
    if (isRunning) void load().catch(() => {});
  }, [isRunning]);
  if (run && !wasUnfinished) setWasUnfinished(true);
  // Also once it is finished, since it says how.
  return wasUnfinished ? <UnfinishedRun /> : null;
}
