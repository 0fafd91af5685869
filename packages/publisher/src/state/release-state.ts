import * as v from 'valibot';
import { hashOf } from '../hosting/release-version.ts';

/** A state of another format is not used. */
const FORMAT = 4;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u));

const ReleasedPageSchema = v.object({
  /** Path within the release. */
  file: v.string(),
  /** SHA-256 of the bytes. */
  hash,
  /** SHA-256 of the gzipped bytes, by which Hosting knows the file. */
  gzip: hash,
  /** Hash of the data of the page. */
  inputs: hash,
  /** Position in `inline` of what the security policy must allow for the page. */
  inline: count,
});
export type ReleasedPage = v.InferOutput<typeof ReleasedPageSchema>;

const ReleasedAssetSchema = v.object({
  gzip: hash,
  /** How many versions of the code ago a page last used the file. */
  age: count,
});
export type ReleasedAsset = v.InferOutput<typeof ReleasedAssetSchema>;

const sources = v.array(v.string());

const StateSchema = v.object({
  format: v.literal(FORMAT),
  node: v.literal(process.version),
  /** Id of the release. */
  release: v.string(),
  /** Version of the code that rendered it. */
  code: v.string(),
  revision: count,
  /** What `Content` says of it. */
  items: count,
  /** Whether changed pages are deferred to the next release, see `Page.canBeDeferred`. */
  isPartial: v.boolean(),
  remarks: v.array(v.unknown()),
  /** When a page changes although no document does. */
  wake: v.nullable(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((text) => new Date(text)),
    ),
  ),
  inline: v.array(v.object({ scripts: sources, styles: sources })),
  /** By path as served. */
  pages: v.pipe(v.record(v.string(), ReleasedPageSchema), v.transform(toMap)),
  /** Files that no page is rendered to, by path within the release. */
  assets: v.pipe(v.record(v.string(), ReleasedAssetSchema), v.transform(toMap)),
  /** Files of the release before that this one still has, see `keptFiles`; with their gzip hashes. */
  kept: v.pipe(v.record(v.string(), hash), v.transform(toMap)),
});

/** What the next release must know about this one: its pages and files with their hashes. */
export type ReleaseState = Omit<v.InferOutput<typeof StateSchema>, 'format' | 'node'>;

/** The state as text: the SHA-256 of a line of JSON, then that line. */
export function encodeState({ pages, ...state }: ReleaseState): string {
  const fields = JSON.stringify({
    ...state,
    format: FORMAT,
    node: process.version,
    assets: Object.fromEntries(state.assets),
    kept: Object.fromEntries(state.kept),
  });
  const entries = Array.from(pages, ([path, page]) => `${JSON.stringify(path)}:${jsonOf(page)}`);
  const json = `${fields.slice(0, -1)},"pages":{${entries.join()}}}`;
  return `${hashOf(json)}\n${json}`;
}

/** By page, as an edit leaves most pages of the release before. */
const texts = new WeakMap<ReleasedPage, string>();

function jsonOf(page: ReleasedPage): string {
  const text = texts.get(page) ?? JSON.stringify(page);
  texts.set(page, text);
  return text;
}

/** Null for a text that is torn, of another format or of another version of Node. */
export function decodeState(text: string): ReleaseState | null {
  const end = text.indexOf('\n');
  const json = text.slice(end + 1);
  if (end < 0 || text.slice(0, end) !== hashOf(json)) return null;
  const result = v.safeParse(StateSchema, JSON.parse(json));
  if (!result.success) return null;
  const { format: _format, node: _node, ...state } = result.output;
  return state;
}

function toMap<Value>(record: Record<string, Value>): Map<string, Value> {
  return new Map(Object.entries(record));
}
