import { pictureWords as words } from '../../copy/admin-pictures.ts';
import type { Upload } from './use-uploads.ts';

/** Files on their way: a bar each, and for a failed one what to do about it. */
export function UploadList({
  uploads,
  onRetry,
  onDismiss,
}: {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onDismiss: (key: number) => void;
}) {
  if (uploads.length === 0) return null;
  return (
    <ul className="uploads">
      {uploads.map((upload) => (
        <li key={upload.key} className="uploads__row">
          <span className="uploads__name">{upload.file.name}</span>
          {upload.state === 'failed' ? (
            <>
              <span className="field__problem">{upload.problem}</span>
              <span className="uploads__actions">
                {!upload.final && (
                  <button
                    type="button"
                    className="button button--quiet"
                    aria-label={words.retryOf(upload.file.name)}
                    onClick={() => onRetry(upload)}
                  >
                    {words.retry}
                  </button>
                )}
                <button
                  type="button"
                  className="button button--quiet"
                  aria-label={words.dismissOf(upload.file.name)}
                  onClick={() => onDismiss(upload.key)}
                >
                  {words.dismiss}
                </button>
              </span>
            </>
          ) : (
            <>
              <progress
                max={1}
                value={upload.state === 'preparing' ? undefined : upload.progress}
                aria-label={words.uploadOf(upload.file.name)}
              />
              <span className="quiet">
                {upload.state === 'preparing'
                  ? words.preparing
                  : words.uploading(Math.round(upload.progress * 100))}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
