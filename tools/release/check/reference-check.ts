import type { HostingConfig } from 'app-emulator/hosting';
import { flatText } from '#domain/flat-text.ts';
import { FUNCTION_PATHS } from '#tools/shared/function-paths.ts';
import {
  cssReferences,
  htmlReferences,
  possibleReferences,
  scriptReferences,
  valueReferences,
} from './references.ts';

export interface ReferenceCheckOptions {
  /** Origin of the site; absolute links to it are checked like relative ones. */
  origin: string;
  hosting: HostingConfig;
  /** Whether the release has a page or a file for a path. */
  hasPage: (path: string) => boolean;
}

/** Most references of a page are to images; these need no resolving, which saves much time. */
const SIMPLE_FUNCTION_PATH = /^\/(?:api|pictures|documents)(?:\/[\w-]+)+(?:\.\w+)?$/u;
const SIMPLE_SOURCES =
  /^(?:\/pictures(?:\/[\w-]+)+\.\w+ \d+w, )*\/pictures(?:\/[\w-]+)+\.\w+ \d+w$/u;
const FROM_ROOT = /^\/(?!\/)/u;
/** Leads nowhere within the site, or to a part of the page itself. */
const OUTSIDE = /^(?:#|data:|tel:|mailto:)/u;

const READERS: [RegExp, (text: string) => string[]][] = [
  [/\.html$/u, htmlReferences],
  [/\.css$/u, cssReferences],
  [/\.m?js$/u, scriptReferences],
];

/** Whether a file of a release can contain references. */
export function mayHaveReferences(file: string): boolean {
  return READERS.some(([pattern]) => pattern.test(file));
}

/**
 * Names the internal references of a file that lead nowhere, each with the file: `/gone (/a.html)`. Files
 * are named by their path within the release, `bytes` are UTF-8.
 */
export type ReferenceCheck = (file: string, bytes: Uint8Array) => string[];

export function createReferenceCheck({
  origin,
  hosting,
  hasPage,
}: ReferenceCheckOptions): ReferenceCheck {
  const redirects = new Set(hosting.redirects.map(({ source }) => source));
  const resolves = (reference: string, base: string): boolean => {
    const path = internalPath(reference, base, origin);
    return path === null || FUNCTION_PATHS.test(path) || redirects.has(path) || hasPage(path);
  };

  /**
   * Results for references that begin with `/`: most pages share them, whatever their base is. Copied, since a
   * part of a page keeps the whole page in memory.
   */
  const cache = new Map<string, boolean>();
  const resolvesFromRoot = (reference: string): boolean => {
    const known = cache.get(reference);
    if (known !== undefined) return known;
    const result = resolves(reference, `${origin}/`);
    cache.set(flatText(reference), result);
    return result;
  };

  const isWhole = (reference: string, base: string): boolean => {
    if (SIMPLE_FUNCTION_PATH.test(reference) || OUTSIDE.test(reference)) return true;
    return FROM_ROOT.test(reference) ? resolvesFromRoot(reference) : resolves(reference, base);
  };

  /** Style elements without a broken reference: their few texts are those of many pages. */
  const wholeStyles = new Set<string>();
  const isWholeStyle = (style: string, base: string): boolean => {
    const whole =
      wholeStyles.has(style) || cssReferences(style).every((reference) => isWhole(reference, base));
    if (whole) wholeStyles.add(flatText(style));
    return whole;
  };

  /** Whether a page has no broken reference, found without reading its tags; false where that is not sure. */
  const isSurelyWhole = (html: string, base: string): boolean => {
    const possible = possibleReferences(html);
    if (possible === null) return false;
    const { values, styles } = possible;
    return (
      values.every(
        (value) =>
          SIMPLE_SOURCES.test(value) ||
          valueReferences(value).every((reference) => isWhole(reference, base)),
      ) && styles.every((style) => isWholeStyle(style, base))
    );
  };

  return (file, bytes) => {
    const base = origin + file.replace(/(?:index)?\.html$/u, '');
    const read = READERS.find(([pattern]) => pattern.test(file))?.[1];
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // One character per byte takes half of the time, and nearly all addresses are of plain letters.
    if (read === htmlReferences && isSurelyWhole(buffer.toString('latin1'), base)) return [];
    const references = new Set(read?.(buffer.toString('utf8')) ?? []);
    return [...references]
      .filter((reference) => !isWhole(reference, base))
      .map((reference) => `${reference} (${file})`);
  };
}

/** Whether hosting finds a file for a path: the file itself, or the page behind a clean URL. */
export function hasFileFor(files: ReadonlySet<string>, path: string): boolean {
  if (path === '/') return files.has('/index.html');
  return files.has(path) || files.has(`${path}.html`) || files.has(`${path}/index.html`);
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
