import { pictureWords as words } from '../../copy/admin-pictures.ts';
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
          <li key={upload.key} className="uploads__row">
            <span className="uploads__name">{upload.file.name}</span>
            {upload.state === 'failed' ? (
              <Failed upload={upload} retry={() => retry([upload])} dismiss={dismiss} />
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
    <>
      <progress
        max={1}
        value={state === 'preparing' ? undefined : progress}
        aria-label={words.uploadOf(file.name)}
      />
      <span className="quiet">{stateWords(state, progress)}</span>
    </>
  );
}

function Failed({
  upload: { key, file, problem, final },
  retry,
  dismiss,
}: {
  upload: Upload;
  retry: () => void;
  dismiss: (key: number) => void;
}) {
  return (
    <>
      <span className="field__problem">{problem}</span>
      <span className="uploads__actions">
        {!final && (
          <button
            type="button"
            className="button button--quiet"
            aria-label={words.retryOf(file.name)}
            onClick={retry}
          >
            {words.retry}
          </button>
        )}
        <button
          type="button"
          className="button button--quiet"
          aria-label={words.dismissOf(file.name)}
          onClick={() => dismiss(key)}
        >
          {words.dismiss}
        </button>
      </span>
    </>
  );
}

function stateWords(state: Upload['state'], progress: number): string {
  if (state === 'waiting') return words.waiting;
  if (state === 'preparing') return words.preparing;
  return words.uploading(Math.round(progress * 100));
}
