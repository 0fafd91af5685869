import { imageManagerCopy as words } from '#copy/admin/images.ts';
import { FailedUpload } from './FailedUpload.tsx';
import type { Upload } from './upload-list.ts';

/** Files on their way: a bar each, and for a failed one what to do about it. */
export function UploadList({
  uploads,
  retry,
  dismiss,
}: {
  uploads: readonly Upload[];
  retry: (uploads: readonly Upload[]) => void;
  dismiss: (key: number) => void;
}) {
  if (uploads.length === 0) return null;
  const again = uploads.filter(({ state, final }) => state === 'failed' && !final);
  return (
    <>
      <ul className="uploads">
        {uploads.map((upload) => (
          <li key={upload.key}>
            {upload.state === 'failed' ? (
              <FailedUpload
                name={upload.file.name}
                problem={upload.problem}
                onRetry={upload.final ? undefined : () => retry([upload])}
                onDismiss={() => dismiss(upload.key)}
              />
            ) : (
              <UnderWay upload={upload} />
            )}
          </li>
        ))}
      </ul>
      {again.length > 1 && (
        <div className="actions">
          <button type="button" className="button" onClick={() => retry(again)}>
            {words.retryAll(again.length)}
          </button>
        </div>
      )}
    </>
  );
}

function UnderWay({ upload: { file, state, progress } }: { upload: Upload }) {
  return (
    <div className="uploads__row">
      <span className="uploads__name">{file.name}</span>
      <progress
        max={1}
        value={state === 'preparing' ? undefined : progress}
        aria-label={words.uploadOf(file.name)}
      />
      <span className="quiet">{stateWords(state, progress)}</span>
    </div>
  );
}

function stateWords(state: Upload['state'], progress: number): string {
  if (state === 'waiting') return words.waiting;
  if (state === 'preparing') return words.preparing;
  return words.uploading(Math.round(progress * 100));
}
