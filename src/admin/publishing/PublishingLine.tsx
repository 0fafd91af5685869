import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { publishingCopy as copy } from '#copy/admin/publishing.ts';
import { formatClock, formatDate } from '#copy/format.ts';
import type { Publishing } from '#domain/publishing.ts';
import { callFunction } from '#firebase/functions.ts';
import { paths } from '#paths';
import { notifyError, notifySuccess } from '../feedback/notify.ts';
import {
  $publishing,
  expectPublishing,
  followPublishing,
  isUnderWay,
  type PublishingView,
} from './store.ts';

/** The line in the header that shows the publishing state of the public site. */
export function PublishingLine() {
  useEffect(followPublishing, []);
  const view = useStore($publishing);
  const publishing = view.state === 'known' ? view.publishing : null;
  const failed = publishing?.state === 'failed';
  return (
    <div className="publishing">
      <p
        className={failed ? 'publishing__state publishing__state--failed' : 'publishing__state'}
        role="status"
      >
        <span className="visually-hidden">{copy.label}: </span>
        {stateText(view)}
      </p>
      {failed && publishing.error && <p className="publishing__reason">{publishing.error}</p>}
      {failed && <ForceButton />}
      {publishing && publishing.rejected.length > 0 && <LeftOut publishing={publishing} />}
    </div>
  );
}

function ForceButton() {
  const [busy, setBusy] = useState(false);
  async function force() {
    setBusy(true);
    try {
      await callFunction(paths.publish, { force: true });
      notifySuccess(copy.forced);
      expectPublishing();
    } catch (cause) {
      notifyError(copy.forceFailed, cause);
    } finally {
      setBusy(false);
    }
  }
  return (
    <button
      type="button"
      className="button button--quiet button--small"
      disabled={busy}
      onClick={force}
    >
      {copy.force}
    </button>
  );
}

function LeftOut({ publishing }: { publishing: Publishing }) {
  return (
    <details className="publishing__left-out">
      <summary>{copy.leftOut(publishing.rejected.length)}</summary>
      <ul>
        {publishing.rejected.map(({ path, field, problem }) => (
          <li key={path}>
            {path}: {field} ({problem})
          </li>
        ))}
      </ul>
    </details>
  );
}

function stateText(view: PublishingView): string {
  if (view.state === 'loading') return '';
  if (view.state === 'unknown') return copy.unknown;
  const { publishing } = view;
  if (!publishing) return copy.never;
  if (publishing.state === 'failed') return copy.failed;
  if (isUnderWay(publishing)) return copy.publishing;
  return publishing.published_at ? publishedText(publishing.published_at) : copy.never;
}

function publishedText(time: Date): string {
  const clock = formatClock(time);
  return formatDate(time) === formatDate(new Date())
    ? copy.published(clock)
    : copy.publishedOn(formatDate(time), clock);
}
