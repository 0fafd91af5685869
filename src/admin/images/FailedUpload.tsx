import { pictureWords as words } from '../../copy/admin-pictures.ts';

/** A file that did not arrive: why, and what to do about it; without `onRetry` nothing helps. */
export function FailedUpload({
  name,
  problem,
  onRetry,
  onDismiss,
}: {
  name: string;
  problem: string | null;
  onRetry?: (() => void) | undefined;
  onDismiss: () => void;
}) {
  return (
    <div className="uploads__row">
      <span className="uploads__name">{name}</span>
      <span className="field__problem">{problem}</span>
      <span className="uploads__actions">
        {onRetry && (
          <button
            type="button"
            className="button button--quiet"
            aria-label={words.retryOf(name)}
            onClick={onRetry}
          >
            {words.retry}
          </button>
        )}
        <button
          type="button"
          className="button button--quiet"
          aria-label={words.dismissOf(name)}
          onClick={onDismiss}
        >
          {words.dismiss}
        </button>
      </span>
    </div>
  );
}
