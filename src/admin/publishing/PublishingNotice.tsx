import { useStore } from '@nanostores/react';
import * as v from 'valibot';
import { RejectedNotice } from '#admin/ui/RejectedNotice.tsx';
import { publishingCopy as copy } from '#copy/admin/publishing.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import type { DriftedPage, Publishing } from '#domain/publishing.ts';
import { callFunction } from '#firebase/service/functions.ts';
import { paths } from '#paths';
import { notifyError, notifySuccess } from '../feedback/notify.ts';
import { useBusy } from '../feedback/use-busy.ts';
import { Button } from '../ui/Button.tsx';
import { $publishing, expectPublishing, outcomeOf } from './store.ts';

/**
 * Why the site is not up to date, and which documents it leaves out. Above the view and not in the
 * header, which stays on screen and must leave space for the view.
 */
export default function PublishingNotice() {
  const { publishing } = useStore($publishing);
  if (!publishing) return null;
  return (
    <>
      {publishing.error && <Failure publishing={publishing} />}
      <DriftNotice drift={publishing.drift} />
      <RejectedNotice rejected={publishing.rejected} />
    </>
  );
}

/** Until the next full render finds none: the webmaster must find out why they differed. */
function DriftNotice({ drift }: { drift: readonly DriftedPage[] }) {
  if (drift.length === 0) return null;
  const title = copy.drifted(drift.length);
  return (
    <section className="notice notice--failed" aria-label={title}>
      <p>
        <strong>{title}</strong>
      </p>
      <details>
        <summary>{adminCopy.details}</summary>
        {drift.map(({ path, before, after }) => (
          <p className="notice__details" key={path}>
            {path}: {before} → {after}
          </p>
        ))}
      </details>
    </section>
  );
}

function Failure({
  publishing: { error, failure, webmaster_mailed_at },
}: {
  publishing: Publishing;
}) {
  // Staff can confirm a shrunk stock; forcing any other failure would only make it fail again.
  if (failure === 'stock_shrank') {
    return (
      <section className="notice notice--failed" aria-label={copy.failed}>
        <p>{error}</p>
        <ForceButton />
      </section>
    );
  }
  return (
    <section className="notice notice--failed" aria-label={copy.failed}>
      <p>
        <strong>{webmaster_mailed_at ? copy.technical : copy.technicalNotMailed}</strong>{' '}
        {copy.unchanged}
      </p>
      <details>
        <summary>{adminCopy.details}</summary>
        <p className="notice__details">{error}</p>
      </details>
    </section>
  );
}

const AnswerSchema = v.object({ revision: v.number() });

/** 'Publicér alligevel': starts a release and reports its outcome. */
function ForceButton() {
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
