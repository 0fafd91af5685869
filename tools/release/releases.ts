import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeaderRule } from '#emulator/hosting/index.ts';
import { writeFileAtomically } from '../shared/atomic-file.ts';
import { STORED_RELEASES } from './assets.ts';
import { isIntact, writeChecksums } from './checksums.ts';

/** A finished release on disk. */
export interface Release {
  id: string;
  /** The folder that is served. */
  site: string;
  /** Header rules that the build generated for its pages. */
  headers: HeaderRule[];
}

/** The release that is live, and since when. */
export interface LiveRelease {
  release: Release;
  shown_at: string;
}

/** A release that is being made and not served yet. */
export interface Staging {
  id: string;
  site: string;
  /** File for the build manifest. */
  buildManifest: string;
}

export const HEADERS_FILE = '_headers.json';

export interface Releases {
  live(): LiveRelease | null;
  stage(): Promise<Staging>;
  /** Makes a staged release live in one step, and deletes the oldest ones. */
  finish(staging: Staging): Promise<LiveRelease>;
  discard(staging: Staging): Promise<void>;
  /** Makes the last intact release before the live one live again; null where there is none. */
  rollback(): Promise<LiveRelease | null>;
  /**
   * To be called at the start, as the machine may have lost power: where the live release is not
   * intact, deletes damaged releases and makes the last intact one live. Resolves to whether the
   * live release was intact.
   */
  recover(): Promise<boolean>;
}

/**
 * The releases of a data folder: `releases/{id}/site`, and a pointer file that names the live one.
 * The pointer is replaced by a rename, so whenever the process dies the site is one complete
 * release, the old one or the new one. `recover` handles a loss of power.
 */
export function openReleases(dataDir: string): Releases {
  const folder = join(dataDir, 'releases');
  const pointer = join(dataDir, 'current.json');
  const staging = join(dataDir, 'staging');
  mkdirSync(folder, { recursive: true });
  rmSync(staging, { recursive: true, force: true });

  const ids = () => readdirSync(folder).sort();
  const siteOf = (id: string) => join(folder, id, 'site');

  function open(id: string, shown_at: string): LiveRelease {
    return { release: { id, site: siteOf(id), headers: readHeaders(join(folder, id)) }, shown_at };
  }

  function live(): LiveRelease | null {
    try {
      const { id, shown_at } = JSON.parse(readFileSync(pointer, 'utf8')) as Record<string, string>;
      return id && shown_at && ids().includes(id) ? open(id, shown_at) : null;
    } catch {
      return null;
    }
  }

  /** Makes the newest intact release live; `candidates` are sorted, oldest first. */
  async function switchToNewest(candidates: string[]): Promise<LiveRelease | null> {
    for (const id of candidates.toReversed()) {
      if (await isIntact(join(folder, id))) return switchTo(id);
      await rm(join(folder, id), { recursive: true, force: true });
    }
    return null;
  }

  function switchTo(id: string): LiveRelease {
    const shown_at = new Date().toISOString();
    writeFileAtomically(pointer, JSON.stringify({ id, shown_at }));
    return open(id, shown_at);
  }

  return {
    live,
    async stage() {
      const id = nextId(ids().at(-1));
      await mkdir(join(staging, id), { recursive: true });
      return {
        id,
        site: join(staging, id, 'site'),
        buildManifest: join(staging, id, 'build-manifest.json'),
      };
    },
    async finish({ id, site }) {
      await moveHeaders(site, join(staging, id));
      await writeChecksums(join(staging, id));
      await rename(join(staging, id), join(folder, id));
      const switched = switchTo(id);
      const outdated = ids().slice(0, -STORED_RELEASES);
      for (const old of outdated) await rm(join(folder, old), { recursive: true, force: true });
      return switched;
    },
    async discard({ id }) {
      await rm(join(staging, id), { recursive: true, force: true });
    },
    async rollback() {
      const now = live();
      return switchToNewest(ids().filter((id) => now !== null && id < now.release.id));
    },
    async recover() {
      const now = live()?.release.id;
      if (now !== undefined && (await isIntact(join(folder, now)))) return true;
      await switchToNewest(ids());
      return false;
    },
  };
}

/** The id of a new release: the time in UTC, increased where it is not above the last id. */
export function nextId(last: string | undefined): string {
  const id = new Date()
    .toISOString()
    .replace(/[-:.Z]/gu, '')
    .replace('T', '-');
  return last !== undefined && id <= last ? increment(last) : id;
}

function increment(id: string): string {
  const [day = '', time = '0'] = id.split('-');
  return `${day}-${String(Number(time) + 1).padStart(time.length, '0')}`;
}

function readHeaders(folder: string): HeaderRule[] {
  try {
    return JSON.parse(readFileSync(join(folder, HEADERS_FILE), 'utf8')) as HeaderRule[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Moves the headers file of a build, where there is one, out of the folder that is served. */
async function moveHeaders(site: string, folder: string): Promise<void> {
  try {
    await rename(join(site, HEADERS_FILE), join(folder, HEADERS_FILE));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Reads the header rules of a built site; throws where the build wrote none. */
export async function readGeneratedHeaders(site: string): Promise<HeaderRule[]> {
  return JSON.parse(await readFile(join(site, HEADERS_FILE), 'utf8')) as HeaderRule[];
}
