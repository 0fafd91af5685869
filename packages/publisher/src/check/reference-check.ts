import type { HostingConfig } from '../hosting/hosting-config.ts';
import { cssReferences, scriptReferences } from './references.ts';

/** What references within a release may lead to. */
export interface ReleaseNames {
  /** Absolute links to it are checked like relative ones. */
  siteUrl: string;
  hosting: HostingConfig;
  /** Paths that functions answer. */
  answered: RegExp;
  /** The paths of every page. */
  pages: Iterable<string>;
  /** The paths of the files that are no pages. */
  files: Iterable<string>;
}

const FROM_ROOT = /^\/(?!\/)/u;
/** A reference to another site, or to a part of the page itself. */
const OUTSIDE = /^(?:#|data:|tel:|mailto:|$)/u;

/**
 * Names the internal references of a file that lead nowhere, each with the file: `/gone (/a.html)`. Files
 * are named by their path within the release; references have one character per byte.
 */
export type ReferenceCheck = (file: string, references: Iterable<string>) => string[];

/** What a stylesheet or a script loads; nothing of other files. */
export function assetReferences(file: string, bytes: Uint8Array): string[] {
  const isStyle = file.endsWith('.css');
  if (!isStyle && !/\.m?js$/u.test(file)) return [];
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return isStyle ? cssReferences(text) : scriptReferences(text);
}

export function createReferenceCheck(names: ReleaseNames): ReferenceCheck {
  const { siteUrl: origin, hosting, answered } = names;
  const redirects = new Set(hosting.redirects.map(({ source }) => source));
  const pages = new Set(names.pages);
  const files = new Set(names.files);
  const hasPage = (path: string) => pages.has(path) || hasFileFor(files, path);
  const resolves = (reference: string, base: string): boolean => {
    const path = internalPath(reference, base, origin);
    return path === null || answered.test(path) || redirects.has(path) || hasPage(path);
  };

  /** Results for references that begin with `/`: most pages share them, whatever their base is. */
  const cache = new Map<string, boolean>();
  const resolvesFromRoot = (reference: string): boolean => {
    const known = cache.get(reference);
    if (known !== undefined) return known;
    const bytes = Buffer.from(reference, 'latin1');
    const result = resolves(bytes.toString(), `${origin}/`);
    // A copy: a part of a page would keep the whole page in memory.
    cache.set(bytes.toString('latin1'), result);
    return result;
  };

  const isWhole = (reference: string, base: string): boolean => {
    // Most references of a page are images, and each page has its own.
    if (OUTSIDE.test(reference) || answered.test(reference)) return true;
    if (FROM_ROOT.test(reference)) return resolvesFromRoot(reference);
    return resolves(decodeUtf8(reference), base);
  };

  return (file, references) => {
    const base = origin + file.replace(/(?:index)?\.html$/u, '');
    return [...new Set(references)]
      .filter((reference) => !isWhole(reference, base))
      .map((reference) => `${decodeUtf8(reference)} (${file})`);
  };
}

function decodeUtf8(reference: string): string {
  return Buffer.from(reference, 'latin1').toString();
}

/** Whether hosting finds a file for a path: the file itself, or the page behind a clean URL. */
function hasFileFor(files: ReadonlySet<string>, path: string): boolean {
  if (path === '/') return files.has('/index.html');
  return files.has(path) || files.has(`${path}.html`) || files.has(`${path}/index.html`);
}

/** The path of a reference on this site; null for references to other sites and to the page itself. */
function internalPath(reference: string, base: string, origin: string): string | null {
  try {
    const url = new URL(reference, base);
    return url.origin === origin ? decodeURI(url.pathname) : null;
  } catch {
    return reference;
  }
}
