import { adminCopy } from '#copy/admin/shell.ts';

/** Shown in place of a list that could not be loaded yet, with a button to retry. */
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
