import { ReasonText } from '#admin/feedback/ReasonText.tsx';
import type { Reason } from '#admin/feedback/reason.ts';
import { Button } from '#admin/ui/Button.tsx';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { adminCopy } from '#copy/admin/shell.ts';

/** A file whose upload failed, with the reason; without `onRetry` it cannot be retried. */
export function FailedUpload({
  name,
  problem,
  onRetry,
  onDismiss,
}: {
  name: string;
  problem: Reason | null;
  onRetry?: (() => void) | undefined;
  onDismiss: () => void;
}) {
  return (
    <div className="uploads__row">
      <span className="uploads__name">{name}</span>
      <span className="field__problem">{problem && <ReasonText reason={problem} />}</span>
      <span className="uploads__actions">
        {onRetry && <Action label={copy.retryOf(name)} text={adminCopy.retry} onClick={onRetry} />}
        <Action label={copy.dismissOf(name)} text={copy.dismiss} onClick={onDismiss} />
      </span>
    </div>
  );
}

function Action({ label, text, onClick }: { label: string; text: string; onClick: () => void }) {
  return (
    <Button quiet aria-label={label} onClick={onClick}>
      {text}
    </Button>
  );
}
