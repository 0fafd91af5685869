import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { HostingConfig } from '#emulator/hosting/index.ts';
import { FROM_FUNCTIONS } from '../app/http.ts';
import type { BuildReport } from './build-report.ts';
import type { Manifest } from './manifest.ts';
import { cssReferences, htmlReferences, scriptReferences } from './references.ts';

export type CheckResult = { ok: true } | { ok: false; problem: string };

export interface CheckInput {
  /** Folder of the built site. */
  site: string;
  /** The site's own origin; an absolute address there is as internal as a relative one. */
  origin: string;
  report: BuildReport;
  previous: Manifest | null;
  /** Staff said 'Publicér alligevel' to a stock that shrank. */
  force: boolean;
  hosting: HostingConfig;
}

/** Images are most of what a page names, and there is nothing in these addresses to resolve. */
const PLAIN_FROM_FUNCTIONS = /^\/(?:api|pictures|documents)(?:\/[\w-]+)+(?:\.\w+)?$/u;
const FROM_ROOT = /^\/(?!\/)/u;
const SHOWN = 3;

/** Whether a built site may be shown: whole, without dead ends, and not suddenly half empty. */
export async function checkSite(input: CheckInput): Promise<CheckResult> {
  const { site, report, previous, force } = input;
  if (previous !== null && !force && report.vehicles * 2 < previous.vehicles) {
    return failed(
      `Lageret er faldet fra ${previous.vehicles} til ${report.vehicles} biler. Vælg »Publicér alligevel«, hvis det er rigtigt.`,
    );
  }
  const files = new Set(await listFiles(site));
  const missing = ['/404', ...report.pages].filter((page) => !hasPage(files, page));
  if (missing.length > 0) return failed(`Sider mangler: ${some(missing)}.`);

  const broken = await brokenReferences(input, files);
  if (broken.length > 0) return failed(`Døde henvisninger: ${some(broken)}.`);
  return { ok: true };
}

function failed(problem: string): CheckResult {
  return { ok: false, problem };
}

function some(items: string[]): string {
  const rest = items.length > SHOWN ? ` og ${items.length - SHOWN} mere` : '';
  return items.slice(0, SHOWN).join(', ') + rest;
}

async function listFiles(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(site, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}

/** Whether hosting finds a file for an address: itself, or the page behind the clean address. */
function hasPage(files: Set<string>, address: string): boolean {
  if (address === '/') return files.has('/index.html');
  return files.has(address) || files.has(`${address}.html`) || files.has(`${address}/index.html`);
}

const READERS: [RegExp, (text: string) => string[]][] = [
  [/\.html$/u, htmlReferences],
  [/\.css$/u, cssReferences],
  [/\.m?js$/u, scriptReferences],
];

const AT_ONCE = 32;

async function brokenReferences(input: CheckInput, files: Set<string>): Promise<string[]> {
  const redirects = new Set(input.hosting.redirects.map(({ source }) => source));
  const leads = (address: string): boolean =>
    FROM_FUNCTIONS.test(address) || redirects.has(address) || hasPage(files, address);
  const leadsFrom = (base: string, reference: string): boolean => {
    const address = internalAddress(reference, base, input.origin);
    return address === null || leads(address);
  };

  /** Pages share most of their links, and a path from the root leads to one place from everywhere. */
  const known = new Map<string, boolean>();
  const leadsFromRoot = (reference: string): boolean => {
    const answer = known.get(reference) ?? leadsFrom(`${input.origin}/`, reference);
    known.set(reference, answer);
    return answer;
  };

  const broken: string[] = [];
  const check = (file: string, references: string[]): void => {
    const base = input.origin + file.replace(/(?:index)?\.html$/u, '');
    for (const reference of new Set(references)) {
      if (PLAIN_FROM_FUNCTIONS.test(reference)) continue;
      const isWhole = FROM_ROOT.test(reference)
        ? leadsFromRoot(reference)
        : leadsFrom(base, reference);
      if (!isWhole) broken.push(`${reference} (${file})`);
    }
  };

  const readable = [...files].flatMap((file) => {
    const read = READERS.find(([pattern]) => pattern.test(file))?.[1];
    return read ? [{ file, read }] : [];
  });
  for (let next = 0; next < readable.length; next += AT_ONCE) {
    const some = readable.slice(next, next + AT_ONCE);
    const texts = await Promise.all(
      some.map(({ file }) => readFile(join(input.site, file), 'utf8')),
    );
    for (const [index, { file, read }] of some.entries()) check(file, read(texts[index] ?? ''));
  }
  return broken;
}

/** The path a reference leads to on this site; null when it leads elsewhere or nowhere. */
function internalAddress(reference: string, base: string, origin: string): string | null {
  if (reference === '' || reference.startsWith('#') || reference.startsWith('data:')) return null;
  try {
    const url = new URL(reference, base);
    return url.origin === origin ? decodeURI(url.pathname) : null;
  } catch {
    return reference;
  }
}
