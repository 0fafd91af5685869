import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeaderRule } from '#emulator/hosting/index.ts';
import { writeFileAtomically } from '../shared/data-dir.ts';
import { KEPT_RELEASES } from './assets.ts';
import { isWhole, noteContents } from './contents.ts';

/** A finished release on disk. */
export interface Release {
  id: string;
  /** The folder that is served. */
  site: string;
  /** Headers the build generated for its own pages. */
  headers: HeaderRule[];
}

/** The release that is shown, and since when. */
export interface Current {
  release: Release;
  shown_at: string;
}

/** A release under construction: nobody sees it until it is finished. */
export interface Staging {
  id: string;
  site: string;
  /** Where the build writes its report. */
  report: string;
}

export const HEADERS_FILE = '_headers.json';

export interface Releases {
  current(): Current | null;
  stage(): Promise<Staging>;
  /** Makes a staged release the one that is shown, in one step; forgets the oldest. */
  finish(staging: Staging): Promise<Current>;
  discard(staging: Staging): Promise<void>;
  /** Shows the last whole release before the current one again; null when there is none. */
  rollback(): Promise<Current | null>;
  /**
   * For the start, when the machine may have lost power: takes away what is not whole any more, and
   * shows the last whole release if the current one was among it. False when it was, or was none.
   */
  recover(): Promise<boolean>;
}

/**
 * The releases of a data folder: `releases/{id}/site`, and a pointer file that names the one that
 * is shown. The pointer is replaced by a rename, so whenever the process dies the site is one
 * whole release: the old one or the new one. Losing power as well is what `recover` is for.
 */
export function openReleases(dataDir: string): Releases {
  const folder = join(dataDir, 'releases');
  const pointer = join(dataDir, 'current.json');
  const staging = join(dataDir, 'staging');
  mkdirSync(folder, { recursive: true });
  rmSync(staging, { recursive: true, force: true });

  const ids = () => readdirSync(folder).sort();
  const siteOf = (id: string) => join(folder, id, 'site');

  function open(id: string, shown_at: string): Current {
    return { release: { id, site: siteOf(id), headers: readHeaders(join(folder, id)) }, shown_at };
  }

  function current(): Current | null {
    try {
      const { id, shown_at } = JSON.parse(readFileSync(pointer, 'utf8')) as Record<string, string>;
      return id && shown_at && ids().includes(id) ? open(id, shown_at) : null;
    } catch {
      return null;
    }
  }

  /** Shows the newest of these releases, which are sorted, that is whole. */
  async function showNewestOf(candidates: string[]): Promise<Current | null> {
    for (const id of candidates.toReversed()) {
      if (await isWhole(join(folder, id))) return show(id);
      await rm(join(folder, id), { recursive: true, force: true });
    }
    return null;
  }

  function show(id: string): Current {
    const shown_at = new Date().toISOString();
    writeFileAtomically(pointer, JSON.stringify({ id, shown_at }));
    return open(id, shown_at);
  }

  return {
    current,
    async stage() {
      const id = nextId(ids().at(-1));
      await mkdir(join(staging, id), { recursive: true });
      return { id, site: join(staging, id, 'site'), report: join(staging, id, 'report.json') };
    },
    async finish({ id, site }) {
      await moveHeaders(site, join(staging, id));
      await noteContents(join(staging, id));
      await rename(join(staging, id), join(folder, id));
      const shown = show(id);
      const outdated = ids().slice(0, -KEPT_RELEASES);
      for (const old of outdated) await rm(join(folder, old), { recursive: true, force: true });
      return shown;
    },
    async discard({ id }) {
      await rm(join(staging, id), { recursive: true, force: true });
    },
    async rollback() {
      const now = current();
      return showNewestOf(ids().filter((id) => now !== null && id < now.release.id));
    },
    async recover() {
      const now = current()?.release.id;
      if (now !== undefined && (await isWhole(join(folder, now)))) return true;
      await showNewestOf(ids());
      return false;
    },
  };
}

/** Ids are UTC times and grow, whatever the clock does. */
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

/** Takes the headers that a build generated out of what is served, where there are any. */
async function moveHeaders(site: string, folder: string): Promise<void> {
  try {
    await rename(join(site, HEADERS_FILE), join(folder, HEADERS_FILE));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** The headers a build left in its folder, for a deployment: without them nothing goes out. */
export async function readGeneratedHeaders(site: string): Promise<HeaderRule[]> {
  return JSON.parse(await readFile(join(site, HEADERS_FILE), 'utf8')) as HeaderRule[];
}
