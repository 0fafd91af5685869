import { ReasonText } from '#admin/feedback/ReasonText.tsx';
import type { Reason } from '#admin/feedback/reason.ts';
import { Button } from '#admin/ui/Button.tsx';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { adminCopy } from '#copy/admin/shell.ts';

/**
 * A file whose upload failed, with the reason, or waits for a connection and goes on by itself; without
 * `onRetry` it cannot be retried.
 */
export function FailedUpload({
  name,
  problem,
  waits = false,
  onRetry,
  onDismiss,
}: {
  name: string;
  problem: Reason | null;
  waits?: boolean;
  onRetry?: (() => void) | undefined;
  onDismiss: () => void;
}) {
  return (
    <div className="uploads__row">
      <span className="uploads__name">{name}</span>
      {waits ? (
        <span className="quiet">{copy.stalled}</span>
      ) : (
        <span className="field__problem">{problem && <ReasonText reason={problem} />}</span>
      )}
      <span className="uploads__actions">
        {onRetry && (
          <Button quiet aria-label={copy.retryOf(name)} onClick={onRetry}>
            {adminCopy.retry}
          </Button>
        )}
        <Button quiet aria-label={copy.dismissOf(name)} onClick={onDismiss}>
          {copy.dismiss}
        </Button>
      </span>
    </div>
  );
}
