import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { publishingProblemsCopy } from '#copy/staff/publishing-problems.ts';
import type { BuildManifest, PublishingFailure } from '#domain/publishing.ts';
import type { HostingConfig } from '#emulator/hosting/index.ts';
import { FUNCTION_PATHS } from '#tools/shared/function-paths.ts';
import type { ReleaseManifest } from '../release-manifest.ts';
import { cssReferences, htmlReferences, scriptReferences } from './references.ts';

export type CheckResult = { ok: true } | { ok: false; problem: string; failure: PublishingFailure };

export interface CheckInput {
  /** Folder of the built site. */
  site: string;
  /** Origin of the site; absolute links to it are checked like relative ones. */
  origin: string;
  build: BuildManifest;
  previous: ReleaseManifest | null;
  /** Staff chose 'Publicér alligevel' for a stock that shrank. */
  force: boolean;
  hosting: HostingConfig;
}

/** Most references of a page are to images; these need no resolving, which saves much time. */
const SIMPLE_FUNCTION_PATH = /^\/(?:api|pictures|documents)(?:\/[\w-]+)+(?:\.\w+)?$/u;
const FROM_ROOT = /^\/(?!\/)/u;
/** How many pages or links a problem names. */
const NAMED = 3;

/**
 * Checks that a built site may be published: that the stock has not shrunk by more than half, that
 * every page of the build exists, and that every internal reference leads somewhere.
 */
export async function checkSite(input: CheckInput): Promise<CheckResult> {
  const { site, build, previous, force } = input;
  if (previous !== null && !force && build.vehicles * 2 < previous.vehicles) {
    const problem = publishingProblemsCopy.stockShrank(previous.vehicles, build.vehicles);
    return { ok: false, problem, failure: 'stock_shrank' };
  }
  const files = new Set(await listFiles(site));
  const missing = ['/404', ...build.pages].filter((page) => !hasPage(files, page));
  if (missing.length > 0) return failed(publishingProblemsCopy.missingPages(listFirst(missing)));

  const broken = await brokenReferences(input, files);
  if (broken.length > 0) return failed(publishingProblemsCopy.brokenLinks(listFirst(broken)));
  return { ok: true };
}

function failed(problem: string): CheckResult {
  return { ok: false, problem, failure: 'technical' };
}

function listFirst(items: string[]): string {
  const more = items.length - NAMED;
  return items.slice(0, NAMED).join(', ') + (more > 0 ? publishingProblemsCopy.andMore(more) : '');
}

async function listFiles(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(site, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}

/** Whether hosting finds a file for a path: the file itself, or the page behind a clean URL. */
function hasPage(files: Set<string>, path: string): boolean {
  if (path === '/') return files.has('/index.html');
  return files.has(path) || files.has(`${path}.html`) || files.has(`${path}/index.html`);
}

const READERS: [RegExp, (text: string) => string[]][] = [
  [/\.html$/u, htmlReferences],
  [/\.css$/u, cssReferences],
  [/\.m?js$/u, scriptReferences],
];

/** Files that are read at the same time. */
const BATCH_SIZE = 32;

async function brokenReferences(input: CheckInput, files: Set<string>): Promise<string[]> {
  const redirects = new Set(input.hosting.redirects.map(({ source }) => source));
  const exists = (path: string): boolean =>
    FUNCTION_PATHS.test(path) || redirects.has(path) || hasPage(files, path);
  const resolves = (reference: string, base: string): boolean => {
    const path = internalPath(reference, base, input.origin);
    return path === null || exists(path);
  };

  /** Results for references that begin with `/`: most pages share them, whatever their base is. */
  const cache = new Map<string, boolean>();
  const resolvesFromRoot = (reference: string): boolean => {
    const result = cache.get(reference) ?? resolves(reference, `${input.origin}/`);
    cache.set(reference, result);
    return result;
  };

  const broken: string[] = [];
  const check = (file: string, references: string[]): void => {
    const base = input.origin + file.replace(/(?:index)?\.html$/u, '');
    for (const reference of new Set(references)) {
      if (SIMPLE_FUNCTION_PATH.test(reference)) continue;
      const isValid = FROM_ROOT.test(reference)
        ? resolvesFromRoot(reference)
        : resolves(reference, base);
      if (!isValid) broken.push(`${reference} (${file})`);
    }
  };

  const readable = [...files].flatMap((file) => {
    const read = READERS.find(([pattern]) => pattern.test(file))?.[1];
    return read ? [{ file, read }] : [];
  });
  for (let next = 0; next < readable.length; next += BATCH_SIZE) {
    const batch = readable.slice(next, next + BATCH_SIZE);
    const texts = await Promise.all(
      batch.map(({ file }) => readFile(join(input.site, file), 'utf8')),
    );
    for (const [index, { file, read }] of batch.entries()) check(file, read(texts[index] ?? ''));
  }
  return broken;
}

/** The path of a reference on this site; null for references to other sites and to the page itself. */
function internalPath(reference: string, base: string, origin: string): string | null {
  if (reference === '' || reference.startsWith('#') || reference.startsWith('data:')) return null;
  try {
    const url = new URL(reference, base);
    return url.origin === origin ? decodeURI(url.pathname) : null;
  } catch {
    return reference;
  }
}
