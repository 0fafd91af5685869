import { useEffect, useRef, useState } from 'react';
import type { PictureFolder } from '../../domain/picture.ts';
import { uploadFile } from '../../firebase/files.ts';
import { picturePath } from './file-name.ts';
import { preparePicture, UnusableFile } from './prepare.ts';

/** One chosen file on its way. `stored` is where it arrived; its document may still be missing. */
export interface Upload {
  key: number;
  file: File;
  state: 'preparing' | 'uploading' | 'arrived' | 'failed';
  /** 0 to 1 */
  progress: number;
  problem: string | null;
  /** A file that is no usable picture fails again however often it is tried. */
  final: boolean;
  stored: string | null;
}

const AT_ONCE = 3;
let lastKey = 0;

/**
 * Uploads of one manager. `register` writes the documents of all files of a round that arrived,
 * as one batch; what failed stays listed, to be tried again.
 */
export function useUploads(
  folder: PictureFolder,
  register: (ownerId: string, paths: string[]) => Promise<boolean>,
  onFailure: (cause: unknown) => void,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef(register);
  latest.current = register;

  const sending = uploads.some(({ state }) => state !== 'failed');
  useEffect(() => {
    if (!sending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [sending]);

  const patch = (key: number, change: Partial<Upload>) =>
    setUploads((list) =>
      list.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
    );

  async function send(ownerId: string, upload: Upload): Promise<Upload | null> {
    if (upload.stored) return upload;
    try {
      patch(upload.key, { state: 'preparing', progress: 0, problem: null });
      const blob = await preparePicture(upload.file);
      const path = picturePath(folder, ownerId, blob.type);
      patch(upload.key, { state: 'uploading' });
      await uploadFile(path, blob, (progress) => patch(upload.key, { progress }));
      patch(upload.key, { state: 'arrived', progress: 1, stored: path });
      return { ...upload, stored: path };
    } catch (cause) {
      const problem = cause instanceof Error ? cause.message : String(cause);
      patch(upload.key, { state: 'failed', problem, final: cause instanceof UnusableFile });
      onFailure(cause);
      return null;
    }
  }

  async function run(ownerId: string, round: readonly Upload[]): Promise<boolean> {
    const arrived: Upload[] = [];
    const queue = [...round];
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const sent = await send(ownerId, next);
        if (sent) arrived.push(sent);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (arrived.length === 0) return false;
    // In the order in which they were chosen, not in which they arrived.
    const keys = round.filter(({ key }) => arrived.some((upload) => upload.key === key));
    const paths = keys.flatMap(
      ({ key }) => arrived.find((upload) => upload.key === key)?.stored ?? [],
    );
    const registered = await latest.current(ownerId, paths);
    const done = new Set(arrived.map(({ key }) => key));
    setUploads((list) =>
      registered
        ? list.filter(({ key }) => !done.has(key))
        : list.map((upload) => (done.has(upload.key) ? { ...upload, state: 'failed' } : upload)),
    );
    return registered && arrived.length === round.length;
  }

  return {
    uploads,
    /** Resolves to whether every file is stored and registered. */
    add(ownerId: string, files: readonly File[]): Promise<boolean> {
      const round = files.map(newUpload);
      setUploads((list) => [...list, ...round]);
      return run(ownerId, round);
    },
    retry: (ownerId: string, upload: Upload) => run(ownerId, [upload]),
    dismiss: (key: number) => setUploads((list) => list.filter((upload) => upload.key !== key)),
  };
}

function newUpload(file: File): Upload {
  lastKey += 1;
  return {
    key: lastKey,
    file,
    state: 'preparing',
    progress: 0,
    problem: null,
    final: false,
    stored: null,
  };
}
