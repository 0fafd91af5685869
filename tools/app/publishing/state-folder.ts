import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeState, encodeState, type StateStore } from 'site-publisher';
import { writeFileAtomically } from '#tools/shared/atomic-file.ts';

/** Ids of releases only, so that no label of a version leads to another file. */
const ID = /^[\w-]+$/u;

const folderIn = (dataDir: string) => join(dataDir, 'releases');

/** Makes the next start publish everything, after changes that no function has seen. */
export function deleteStates(dataDir: string): void {
  // The folder stays: a publisher that has opened it may save the next state.
  const folder = folderIn(dataDir);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { force: true });
}

/** The folder `releases` in a data folder, which is made where it is missing. */
export function openStateFolder(dataDir: string): StateStore {
  const folder = folderIn(dataDir);
  mkdirSync(folder, { recursive: true });
  const file = (release: string) => join(folder, `${release}.json`);

  return {
    async load(release) {
      if (!ID.test(release)) return null;
      const text = await readFile(file(release), 'utf8').catch(() => null);
      const state = text === null ? null : decodeState(text);
      return state?.release === release ? state : null;
    },
    async save(state) {
      writeFileAtomically(file(state.release), encodeState(state));
    },
    async keep(count) {
      const newest = (await readdir(folder)).sort().reverse();
      for (const name of newest.slice(count)) rmSync(join(folder, name), { force: true });
    },
  };
}
