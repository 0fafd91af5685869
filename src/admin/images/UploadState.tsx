import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import type { UploadState as State } from '#domain/image/upload-kinds.ts';

/** Says of an upload that a function has not read it yet, or why visitors do not get it. */
export function UploadState({ state, error }: { state: State | null; error: string | null }) {
  if (state === 'pending') return <span className="upload-state">{copy.pending}</span>;
  if (state !== 'failed') return null;
  return (
    <span className="upload-state field__problem">
      {copy.failed}: {error}
    </span>
  );
}
