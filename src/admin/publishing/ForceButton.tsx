import { useState } from 'react';
import { publishingCopy as copy } from '#copy/admin/publishing.ts';
import { callFunction } from '#firebase/service/functions.ts';
import { paths } from '#paths';
import { notifyError, notifySuccess } from '../feedback/notify.ts';
import { Button } from '../ui/Button.tsx';
import { expectPublishing, outcomeOf } from './store.ts';

/** 'Publicér alligevel': starts a release and reports what came of it. */
export function ForceButton() {
  const [busy, setBusy] = useState(false);
  async function force() {
    setBusy(true);
    try {
      const revision = revisionIn(await callFunction(paths.publish, { force: true }));
      notifySuccess(copy.started);
      expectPublishing();
      void reportOutcome(revision);
    } catch (cause) {
      notifyError(copy.forceFailed, cause);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button quiet small disabled={busy} onClick={force}>
      {copy.force}
    </Button>
  );
}

/** Outside the component, which is gone as soon as the failure is. */
async function reportOutcome(revision: number): Promise<void> {
  const failure = await outcomeOf(revision);
  if (failure === null) notifySuccess(copy.succeeded);
  else notifyError(copy.forceFailed, failure);
}

function revisionIn(answer: unknown): number {
  const found =
    typeof answer === 'object' && answer !== null && 'revision' in answer ? answer.revision : 0;
  return typeof found === 'number' ? found : 0;
}
