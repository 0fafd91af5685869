import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFunctions } from '#functions/build.ts';
import { HOSTING_FILE } from '#functions/src/publishing/build/publish-request.ts';
import { RENDERER_FOLDER } from '#functions/src/shared/site-pages.ts';
import { ROOT } from '../shared/config.ts';
import { dotenvFile } from './functions-parameters.ts';
import type { CompiledCode } from './publish-site.ts';

/** Files that `firebase.json` refers to, which the deploy folder must contain as well. */
const REFERENCED_FILES = [
  ...['firestore.rules', 'firestore.indexes.json'],
  ...['inquiries.rules', 'inquiries.indexes.json'],
  'storage.rules',
];
const FUNCTIONS_FOLDER = 'functions';
const FOLDER = join(ROOT, 'dist', 'deploy');

/** A folder with rules, indexes and functions that firebase-tools can deploy. */
export interface PreparedDeploy {
  folder: string;
  functions: string;
}

/** Prepares the deploy folder, with the functions' parameters of this project and the site's code. */
export async function prepareDeploy(
  projectId: string,
  parameters: Readonly<Record<string, string>>,
  code: CompiledCode,
): Promise<PreparedDeploy> {
  await rm(FOLDER, { recursive: true, force: true });
  const functions = join(FOLDER, FUNCTIONS_FOLDER);
  await mkdir(functions, { recursive: true });
  await buildFunctions(pathToFileURL(`${functions}/`));
  await addSite(functions, code);
  await writeFile(join(functions, `.env.${projectId}`), dotenvFile(parameters));
  await writeFile(join(FOLDER, 'firebase.json'), JSON.stringify(await deployedFirebaseJson()));
  for (const name of REFERENCED_FILES) await copyFile(join(ROOT, name), join(FOLDER, name));
  return { folder: FOLDER, functions };
}

/** Puts what the functions render pages with into a folder of built functions. */
export async function addSite(
  functions: string,
  { renderer, hosting }: CompiledCode,
): Promise<void> {
  await cp(renderer, join(functions, RENDERER_FOLDER), { recursive: true });
  await writeFile(join(functions, HOSTING_FILE), JSON.stringify(hosting));
}

/** The project's `firebase.json` without Hosting, which the publisher releases itself. */
async function deployedFirebaseJson(): Promise<object> {
  const { hosting: _, ...project } = JSON.parse(
    await readFile(join(ROOT, 'firebase.json'), 'utf8'),
  );
  return { ...project, functions: [{ ...project.functions[0], source: FUNCTIONS_FOLDER }] };
}
