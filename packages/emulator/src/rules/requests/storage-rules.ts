import { decideMatches } from '../evaluation/decide.ts';
import { ANYTHING, type Target } from '../evaluation/match.ts';
import type { RulesFile } from '../syntax/ast.ts';
import { RulesPath, RulesTimestamp, type RulesValue } from '../values/values.ts';
import { callerValue, jsonValue } from './caller-value.ts';
import type { StorageRules, StorageRulesRequest } from './types.ts';

const WHOLE_NUMBERS = ['size', 'generation', 'metageneration'];
const TIMES = ['timeCreated', 'updated'];
const TEXTS = [
  'name',
  'bucket',
  'contentType',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'cacheControl',
  'md5Hash',
  'crc32c',
  'etag',
];

/** Evaluates Storage requests by a parsed rules file. */
export function storageRules(file: RulesFile): StorageRules {
  return {
    decide: (request) =>
      decideMatches(file, {
        target: targetOf(request),
        method: request.method,
        request: requestValue(request),
        resource: { value: objectValue(request.before) },
        reads: null,
      }),
  };
}

function targetOf({ bucket, name, method }: StorageRulesRequest): Target {
  const root = ['b', bucket, 'o'];
  if (method !== 'list') return [...root, ...name.split('/')];
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  const segments = [...root, ...folder.split('/').filter(Boolean)];
  // A prefix that ends within a name may stand for many folders.
  return folder === name ? segments : [...segments, ANYTHING];
}

function requestValue(request: StorageRulesRequest): RulesValue {
  const { bucket, name, method } = request;
  const value = new Map<string, RulesValue>([
    ['auth', callerValue(request.auth)],
    ['method', method],
    ['path', new RulesPath(['b', bucket, 'o', ...name.split('/').filter(Boolean)])],
    ['time', RulesTimestamp.parse(request.time)],
  ]);
  if (method !== 'get' && method !== 'list') value.set('resource', objectValue(request.after));
  return value;
}

/** Cloud Storage metadata as the rules see it. */
function objectValue(metadata: Record<string, unknown> | null): RulesValue {
  if (!metadata) return null;
  const value = new Map<string, RulesValue>([['metadata', jsonValue(metadata['metadata'] ?? {})]]);
  for (const name of WHOLE_NUMBERS) {
    if (name in metadata) value.set(name, BigInt(String(metadata[name])));
  }
  for (const name of TIMES) {
    if (name in metadata) value.set(name, RulesTimestamp.parse(String(metadata[name])));
  }
  for (const name of TEXTS) if (name in metadata) value.set(name, jsonValue(metadata[name]));
  return value;
}
