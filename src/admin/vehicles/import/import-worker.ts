/// <reference lib="webworker" />
import { StaffError } from '#admin/feedback/staff-error.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { planImport } from './plan/plan-import.ts';
import type { ImportOptions, ImportPlan } from './plan/planned-import.ts';
import { type ReadFile, readFile } from './read/read-file.ts';
import { type Mapping, recogniseColumns } from './recognise/columns.ts';

/** The requests of the view to the worker, so that a large file does not block the page. */
export type WorkerRequest =
  | { kind: 'read'; bytes: Uint8Array }
  | { kind: 'plan'; stock: readonly Vehicle[]; options: ImportOptions };

export type WorkerAnswer =
  | { kind: 'read'; file: ReadFile; mapping: Mapping }
  | { kind: 'plan'; plan: ImportPlan }
  /** `forStaff`: the message is a Danish sentence. */
  | { kind: 'failed'; message: string; forStaff: boolean };

self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  self.postMessage(await answerTo(data));
});

async function answerTo(request: WorkerRequest): Promise<WorkerAnswer> {
  try {
    if (request.kind === 'plan') {
      return { kind: 'plan', plan: planImport(request.stock, request.options) };
    }
    const file = await readFile(request.bytes);
    return { kind: 'read', file, mapping: recogniseColumns(file.header, file.rows) };
  } catch (error) {
    const forStaff = error instanceof StaffError;
    return { kind: 'failed', message: forStaff ? error.message : String(error), forStaff };
  }
}
