import { adminCopy } from '#copy/admin/shell.ts';
import { Button } from './Button.tsx';

/** Shown in place of a list that could not be loaded yet, with a button to retry. */
export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => unknown }) {
  return (
    <div className="empty column">
      <p>{title}</p>
      <Button quiet onClick={() => onRetry()}>
        {adminCopy.retry}
      </Button>
    </div>
  );
}
