/// <reference lib="webworker" />
import { StaffError } from '#admin/feedback/staff-error.ts';
import { planImport } from './plan/plan-import.ts';
import { readFile } from './read/read-file.ts';
import { recogniseColumns } from './recognise/columns.ts';

/** The work that a large file would block the page with. */
const tasks = {
  async read(bytes: Uint8Array) {
    const file = await readFile(bytes);
    return { file, mapping: recogniseColumns(file.header, file.rows) };
  },
  plan: planImport,
};
export type Tasks = typeof tasks;

/** `forStaff`: the problem is a Danish sentence. */
export type Answer = { result: unknown } | { problem: string; forStaff: boolean };

self.addEventListener('message', async ({ data: [name, input] }) => {
  self.postMessage(await answer(tasks[name as 'read'], input));
});

async function answer(task: Tasks['read'], input: Parameters<Tasks['read']>): Promise<Answer> {
  try {
    return { result: await task(...input) };
  } catch (error) {
    const forStaff = error instanceof StaffError;
    return { problem: forStaff ? error.message : String(error), forStaff };
  }
}
