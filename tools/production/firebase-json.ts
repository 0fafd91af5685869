import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeaderRule } from '#emulator/hosting/index.ts';
import { ROOT } from '../shared/config.ts';

/** Files that `firebase.json` refers to, which the deploy folder must contain as well. */
export const REFERENCED_FILES = ['firestore.rules', 'storage.rules', 'firestore.indexes.json'];
export const SITE_FOLDER = 'site';
export const FUNCTIONS_FOLDER = 'functions';

/**
 * The `firebase.json` of a deployment: that of the project, with the folders of the deploy folder
 * and the header rules that the build generated for its pages.
 */
export async function deployedFirebaseJson(generated: HeaderRule[]): Promise<object> {
  const project = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8'));
  return {
    ...project,
    functions: [{ ...project.functions[0], source: FUNCTIONS_FOLDER }],
    hosting: {
      ...project.hosting,
      public: SITE_FOLDER,
      headers: [...project.hosting.headers, ...generated],
    },
  };
}
