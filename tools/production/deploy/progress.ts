import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Progress } from './steps.ts';

const DEPLOYMENT_PATH = 'system/deployment';

/** The progress of deploying one folder to a project, in the project's database. */
export function storedProgress(stock: Firestore, code: string): Progress {
  const document = stock.doc(DEPLOYMENT_PATH);
  return {
    async done() {
      const stored = (await document.get()).data() ?? {};
      if (stored['code'] === code && stored['finished_at'] === null) {
        return stored['done'] as string[];
      }
      const started_at = FieldValue.serverTimestamp();
      await document.set({ code, done: [], started_at, finished_at: null });
      return [];
    },
    finish: async (step) => {
      await document.update({ done: FieldValue.arrayUnion(step) });
    },
  };
}

/** Records that everything is deployed. */
export async function finishDeployment(stock: Firestore, tag: string | null): Promise<void> {
  const finished_at = FieldValue.serverTimestamp();
  await stock.doc(DEPLOYMENT_PATH).update({ finished_at, tag });
}

/** A hash of a project and every file of a folder but installed packages. */
export async function hashOfDeployment(projectId: string, folder: string): Promise<string> {
  const hash = createHash('sha256').update(projectId);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.includes('node_modules'))
    .sort();
  for (const file of files) hash.update(file.slice(folder.length)).update(await readFile(file));
  return hash.digest('hex');
}
