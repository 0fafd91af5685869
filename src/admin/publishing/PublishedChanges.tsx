import { publishingCopy as copy } from '#copy/admin/publishing.ts';
import type { Publishing } from '#domain/publishing.ts';
import { vehiclePath } from '#paths';

/** A longer wait was not one for the publisher: the app was off meanwhile. */
const MAX_SECONDS = 3600;

/** How soon after the save the last release was live, how many pages it changed, and a link to one. */
export function PublishedChanges({ publishing: { changes, seconds } }: { publishing: Publishing }) {
  if (changes === null) return null;
  const { changed, removed, page } = changes;
  const count = changed + removed;
  if (count === 0) return null;
  return (
    <>
      {seconds !== null && seconds < MAX_SECONDS && copy.after(seconds)}
      <span className={page === null ? undefined : 'publishing__count'}>
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
