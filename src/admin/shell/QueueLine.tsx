import { useStore } from '@nanostores/react';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useEffect } from 'react';
import { uploadQueueCopy as copy } from '#copy/admin/upload-queue.ts';
import { $uploads, countUploads } from '../images/upload/upload-store.ts';
import { openRecord } from '../navigation/route.ts';
import { $edits } from '../queue/edits.ts';
import { hasQueue } from '../queue/has-queue.ts';

/**
 * How many of the chosen pictures are saved and which edits wait, in the head of every view; a press
 * opens the first of them.
 */
export function QueueLine() {
  useEffect(() => {
    if (hasQueue()) void resumeStored();
  }, []);
  const uploads = useStore($uploads);
  const edits = useStore($edits).filter(({ state }) => state !== 'sending');
  const { all, saved, waiting, failed, next } = countUploads(uploads);
  const blocked = edits.filter(({ state }) => state === 'blocked');
  const [edit] = [...blocked, ...edits];
  if (!next && !edit) return null;
  const parts = [
    ...(next ? [copy.progress(saved, all, waiting, failed)] : []),
    ...copy.edits.count(edits.length - blocked.length, blocked.length),
  ];
  return (
    <button
      type="button"
      className="queue-line"
      onClick={() => {
        if (next && blocked.length === 0) {
          openRecord(`${next.set.kind.ownerCollection}/${next.ownerId}`);
        } else if (edit) openRecord(`${edit.collection}/${edit.documentId}`);
      }}
    >
      <CloudUpload aria-hidden="true" size={16} />
      <span className="visually-hidden">{next ? copy.label : copy.edits.label}: </span>
      {parts.join(' · ')}
    </button>
  );
}

/** Continues the queue of an earlier page. */
async function resumeStored(): Promise<void> {
  const { followQueue, resumeQueue } = await import('../queue/resume-queue.ts');
  followQueue();
  await resumeQueue();
}
