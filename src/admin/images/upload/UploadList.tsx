import { useEffect, useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import { FailedUpload } from './FailedUpload.tsx';
import { hasFailed, isRunning, type Upload } from './upload-store.ts';

const STALLED_MS = 2_000;

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
  const refused = failed.filter(hasFailed);
  const saved = uploads.filter(({ state }) => state === 'saved');
  const running = uploads.some(isRunning);
  const retryable = failed.filter(({ permanent }) => !permanent);
  return (
    <>
      {running && uploads.length > 1 && (
        <p role="status">{copy.savedOf(saved.length, uploads.length)}</p>
      )}
      {!running && refused.length > 1 && <p role="alert">{copy.notUploaded(refused.length)}</p>}
      <ul className="uploads">
        {uploads
          .filter(({ state }) => state !== 'saved')
          .map((upload) => (
            <li key={upload.key}>
              {upload.state === 'failed' ? (
                <FailedUpload
                  name={upload.file.name}
                  problem={upload.problem}
                  waits={upload.offline}
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
            <Button onClick={() => retry(retryable)}>{copy.retryAll(retryable.length)}</Button>
          )}
          <Button quiet onClick={() => dismiss(failed.map(({ key }) => key))}>
            {copy.dismissAll}
          </Button>
        </div>
      )}
    </>
  );
}

function RunningUpload({ upload: { file, state, progress } }: { upload: Upload }) {
  const stalled = useStalled(state, progress);
  return (
    <div className="uploads__row">
      <span className="uploads__name">{file.name}</span>
      <progress
        max={1}
        value={state === 'preparing' ? undefined : progress}
        aria-label={copy.uploadOf(file.name)}
      />
      <span className="quiet">{stateText(state, progress)}</span>
      {stalled && <span className="uploads__stalled quiet">{copy.stalled}</span>}
    </div>
  );
}

/** Whether the upload has not moved for a while: Firebase may be retrying without saying so. */
function useStalled(state: Upload['state'], progress: number): boolean {
  const [stalledAt, setStalledAt] = useState<number | null>(null);
  useEffect(() => {
    if (state !== 'uploading') return;
    const timer = setTimeout(() => setStalledAt(progress), STALLED_MS);
    return () => clearTimeout(timer);
  }, [state, progress]);
  return state === 'uploading' && stalledAt === progress;
}

function stateText(state: Upload['state'], progress: number): string {
  if (state === 'waiting') return copy.waiting;
  if (state === 'preparing') return copy.preparing;
  return copy.uploading(Math.round(progress * 100));
}
