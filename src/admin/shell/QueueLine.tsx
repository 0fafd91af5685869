import { useStore } from '@nanostores/react';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useEffect } from 'react';
import { uploadQueueCopy as copy } from '#copy/admin/upload-queue.ts';
import { followQueue, resumeQueue } from '../images/queue/resume-queue.ts';
import { $uploads, countUploads } from '../images/upload/upload-store.ts';
import { openRecord } from '../navigation/open-record.ts';

/** How many of the chosen pictures are saved, in the head of every view; a press opens the first owner. */
export default function QueueLine() {
  useEffect(() => {
    followQueue();
    void resumeQueue();
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
