import * as v from 'valibot';
import { publishingCopy as copy } from '#copy/admin/publishing.ts';
import { callFunction } from '#firebase/service/functions.ts';
import { paths } from '#paths';
import { notifyError, notifySuccess } from '../feedback/notify.ts';
import { useBusy } from '../feedback/use-busy.ts';
import { Button } from '../ui/Button.tsx';
import { expectPublishing, outcomeOf } from './store.ts';

const AnswerSchema = v.object({ revision: v.number() });

/** 'Publicér alligevel': starts a release and reports its outcome. */
export function ForceButton() {
  const [busy, run] = useBusy();
  const force = () =>
    run(copy.forceFailed, async () => {
      const answer = await callFunction(paths.publish, { force: true });
      notifySuccess(copy.started);
      expectPublishing();
      void reportOutcome(v.parse(AnswerSchema, answer).revision);
    });
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
