import { trustedScript } from '#admin/data/trusted-script.ts';
import { StaffError } from '#admin/feedback/staff-error.ts';
import type { WorkerAnswer, WorkerRequest } from './import-worker.ts';
import workerUrl from './import-worker.ts?worker&url';

const trustedUrl = trustedScript('import-worker', workerUrl);

type AnswerTo<Kind extends WorkerRequest['kind']> = Extract<WorkerAnswer, { kind: Kind }>;

/**
 * Runs one request in a worker of its own; throws the error of the worker, or where it is aborted.
 */
export function askWorker<Kind extends WorkerRequest['kind']>(
  request: Extract<WorkerRequest, { kind: Kind }>,
  signal?: AbortSignal,
): Promise<AnswerTo<Kind>> {
  const worker = new Worker(trustedUrl(), { type: 'module' });
  const answer = new Promise<AnswerTo<Kind>>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'failed') {
        reject(data.forStaff ? new StaffError(data.message) : new Error(data.message));
      } else resolve(data as AnswerTo<Kind>);
    });
    worker.postMessage(request);
  });
  return answer.finally(() => worker.terminate());
}
