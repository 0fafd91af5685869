import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { FailedUpload } from './FailedUpload.tsx';
import type { Upload } from './upload-store.ts';

/** The uploads with a progress bar each; failed ones can be retried or dismissed. */
export function UploadList({
  uploads,
  retry,
  dismiss,
}: {
  uploads: readonly Upload[];
  retry: (uploads: readonly Upload[]) => void;
  dismiss: (keys: readonly number[]) => void;
}) {
  if (uploads.length === 0) return null;
  const failed = uploads.filter(({ state }) => state === 'failed');
  const retryable = failed.filter(({ permanent }) => !permanent);
  return (
    <>
      <ul className="uploads">
        {uploads.map((upload) => (
          <li key={upload.key}>
            {upload.state === 'failed' ? (
              <FailedUpload
                name={upload.file.name}
                problem={upload.problem}
                onRetry={upload.permanent ? undefined : () => retry([upload])}
                onDismiss={() => dismiss([upload.key])}
              />
            ) : (
              <RunningUpload upload={upload} />
            )}
          </li>
        ))}
      </ul>
      {failed.length > 1 && (
        <div className="actions">
          {retryable.length > 1 && (
            <button type="button" className="button" onClick={() => retry(retryable)}>
              {copy.retryAll(retryable.length)}
            </button>
          )}
          <button
            type="button"
            className="button button--quiet"
            onClick={() => dismiss(failed.map(({ key }) => key))}
          >
            {copy.dismissAll}
          </button>
        </div>
      )}
    </>
  );
}

function RunningUpload({ upload: { file, state, progress } }: { upload: Upload }) {
  return (
    <div className="uploads__row">
      <span className="uploads__name">{file.name}</span>
      <progress
        max={1}
        value={state === 'preparing' ? undefined : progress}
        aria-label={copy.uploadOf(file.name)}
      />
      <span className="quiet">{stateText(state, progress)}</span>
    </div>
  );
}

function stateText(state: Upload['state'], progress: number): string {
  if (state === 'waiting') return copy.waiting;
  if (state === 'preparing') return copy.preparing;
  return copy.uploading(Math.round(progress * 100));
}
