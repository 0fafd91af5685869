import { trustedScript } from '#admin/data/trusted-script.ts';
import { StaffError } from '#admin/feedback/staff-error.ts';
import type { Answer, Tasks } from './import-worker.ts';
import workerUrl from './import-worker.ts?worker&url';

const trustedUrl = trustedScript('import-worker', workerUrl);

/** Runs a task in a worker of its own; throws the error of the worker, or where it is aborted. */
export function askWorker<Name extends keyof Tasks>(
  name: Name,
  input: Parameters<Tasks[Name]>,
  signal?: AbortSignal,
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  const worker = new Worker(trustedUrl(), { type: 'module' });
  const answered = new Promise<Awaited<ReturnType<Tasks[Name]>>>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if ('result' in data) resolve(data.result as Awaited<ReturnType<Tasks[Name]>>);
      else reject(data.forStaff ? new StaffError(data.problem) : new Error(data.problem));
    });
  });
  worker.postMessage([name, input]);
  return answered.finally(() => worker.terminate());
}
