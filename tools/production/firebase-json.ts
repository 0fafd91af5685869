import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeaderRule } from '#emulator/hosting/index.ts';
import { ROOT } from '../shared/config.ts';

/** Files of the project that `firebase.json` names, copied beside it into the deploy folder. */
export const NAMED_FILES = ['firestore.rules', 'storage.rules', 'firestore.indexes.json'];
export const SITE_FOLDER = 'site';
export const FUNCTIONS_FOLDER = 'functions';

/**
 * The `firebase.json` of a deployment: the project's own, with folders of the deploy folder and
 * with the headers that the build generated for its pages.
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
