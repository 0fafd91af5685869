import { useStore } from '@nanostores/react';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useEffect } from 'react';
import { uploadQueueCopy as copy } from '#copy/admin/upload-queue.ts';
import { $uploads, countUploads } from '../images/upload/upload-store.ts';
import { openRecord } from '../navigation/open-record.ts';
import { hasQueue } from '../queue/has-queue.ts';

/** How many of the chosen pictures are saved, in the head of every view; a press opens the first owner. */
export function QueueLine() {
  useEffect(() => {
    if (hasQueue()) void resumeStored();
  }, []);
  const uploads = useStore($uploads);
  const { all, saved, waiting, failed, next } = countUploads(uploads);
  if (!next) return null;
  return (
    <button
      type="button"
      className="queue-line"
      onClick={() => openRecord(`${next.set.kind.ownerCollection}/${next.ownerId}`)}
    >
      <CloudUpload aria-hidden="true" size={16} />
      <span className="visually-hidden">{copy.label}: </span>
      {copy.progress(saved, all, waiting, failed)}
    </button>
  );
}

/** Goes on with what an earlier page has left. */
async function resumeStored(): Promise<void> {
  const { followQueue, resumeQueue } = await import('../queue/resume-queue.ts');
  followQueue();
  await resumeQueue();
}
