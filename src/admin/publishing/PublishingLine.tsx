import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { publishingCopy as copy } from '#copy/admin/publishing.ts';
import { adminCopy } from '#copy/admin/shell.ts';
import { formatRecent } from '#copy/format-time.ts';
import type { Publishing } from '#domain/publishing.ts';
import { vehiclePath } from '#paths';
import { $connected } from '../feedback/connection.ts';
import { $publishing, followPublishing, isUnderWay, type PublishingView } from './store.ts';

/**
 * The line in the header that shows the publishing state of the public site, or that there is no
 * connection: the one notice of it, however many calls fail.
 */
export function PublishingLine() {
  useEffect(followPublishing, []);
  const view = useStore($publishing);
  const connected = useStore($connected);
  const { publishing } = view;
  const failed = !connected || Boolean(publishing?.error);
  return (
    <p
      className={failed ? 'publishing publishing--failed small' : 'publishing quiet small'}
      role="status"
      aria-live="polite"
    >
      <span className="visually-hidden">{copy.label}: </span>
      {connected ? stateText(view) : adminCopy.offline.notice}
      {connected && publishing?.state === 'published' && !isUnderWay(publishing) && (
        <PublishedChanges publishing={publishing} />
      )}
    </p>
  );
}

function stateText(view: PublishingView): string {
  if (view.state === 'loading') return '';
  if (view.state === 'unknown') return copy.unknown;
  const { publishing } = view;
  if (!publishing) return copy.never;
  if (publishing.state === 'failed') return copy.failed;
  // The reason of a failure stays until a build succeeds, also while the next one is under way.
  if (isUnderWay(publishing)) return publishing.error ? copy.publishingAgain : copy.publishing;
  const { published_at } = publishing;
  return published_at ? copy.published(formatRecent(published_at)) : copy.never;
}

/** A longer wait was not one for the publisher: the app was off meanwhile. */
const MAX_SECONDS = 3600;

/** How soon after the save the last release was live, how many pages it changed, and a link to one. */
function PublishedChanges({ publishing: { changes, seconds } }: { publishing: Publishing }) {
  if (changes === null) return null;
  const { changed, removed, page } = changes;
  const count = changed + removed;
  if (count === 0) return null;
  return (
    <>
      <span className="publishing__details">
        {seconds !== null && seconds < MAX_SECONDS && copy.after(seconds)}
        {` · ${copy.changedPages(count)}`}
      </span>
      {page !== null && (
        <>
          {' · '}
          <a href={page} target="_blank" rel="noreferrer">
            {page.startsWith(vehiclePath('')) ? copy.seeVehicle : copy.seePage}
          </a>
        </>
      )}
    </>
  );
}
