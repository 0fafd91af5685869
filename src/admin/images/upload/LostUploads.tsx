import { useEffect, useState } from 'react';
import { imageManagerCopy as copy } from '#copy/admin/images.ts';
import type { ImageSet } from '../data/image-sets.ts';
import { forgetLostUploads, lostUploads } from './lost-uploads.ts';

/** Names the files that an earlier page of this device began to upload and did not finish. */
export function LostUploads({ set, ownerId }: { set: ImageSet; ownerId: string }) {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let mounted = true;
    void lostUploads(set, ownerId).then((found) => mounted && setNames(found));
    return () => {
      mounted = false;
    };
  }, [set, ownerId]);
  if (names.length === 0) return null;
  return (
    <div className="notice" role="alert">
      <p>
        <strong>{copy.notUploaded(names.length)}</strong>
      </p>
      <p>{copy.lostUploads(names.join(', '))}</p>
      <button
        type="button"
        className="link-button"
        onClick={() => {
          setNames([]);
          void forgetLostUploads(set, ownerId);
        }}
      >
        {copy.dismiss}
      </button>
    </div>
  );
}
