/// <reference lib="webworker" />
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { planImport } from './plan/plan-import.ts';
import type { ImportOptions, ImportRow } from './plan/planned-import.ts';
import { type ReadFile, readFile } from './read-file.ts';

/** What the view asks of the worker, so that a large file does not make the page wait. */
export type WorkerRequest =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'plan'; stock: readonly Vehicle[]; options: ImportOptions };

export type WorkerAnswer =
  | { kind: 'read'; file: ReadFile }
  | { kind: 'plan'; rows: ImportRow[] }
  | { kind: 'failed'; message: string };

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  self.postMessage(answerTo(data));
});

function answerTo(request: WorkerRequest): WorkerAnswer {
  try {
    return request.kind === 'read'
      ? { kind: 'read', file: readFile(request.bytes) }
      : { kind: 'plan', rows: planImport(request.stock, request.options) };
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
}
