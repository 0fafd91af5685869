import { useStore } from '@nanostores/react';
import { lazy, useEffect, useState } from 'react';
import { useStaffMember } from '#admin/session/use-staff-member.ts';
import { $unfinished, findUnfinished } from './unfinished.ts';

const UnfinishedRun = lazy(() => import('./UnfinishedRun.tsx'));

/** Above every view: a run that was interrupted. Its code is loaded where there is one. */
export function UnfinishedNotice() {
  const { uid } = useStaffMember();
  const run = useStore($unfinished);
  const [wasUnfinished, setWasUnfinished] = useState(false);
  useEffect(() => void findUnfinished(uid), [uid]);
  useEffect(() => {
    if (run) setWasUnfinished(true);
  }, [run]);
  // Also once it is finished, since it says how.
  return run || wasUnfinished ? <UnfinishedRun /> : null;
}
