import { adminCopy } from '#copy/admin/shell.ts';

/** Stands where a list would be that could not be fetched even once. */
export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <div className="empty">
      <p>{title}</p>
      <button type="button" className="button button--quiet" onClick={onRetry}>
        {adminCopy.retry}
      </button>
    </div>
  );
}
