import type { ApiMethod } from '#emulator/wire/api-method.ts';
import type { IdentifyCaller } from '#emulator/wire/caller.ts';
import { firestoreMethod, requestType } from '#emulator/wire/firestore-service.ts';
import { type HttpHandler, readJson, sendJson, sendJsonList } from '#emulator/wire/http.ts';
import type { Json } from '#emulator/wire/json.ts';
import { normalise } from '#emulator/wire/proto-json.ts';
import { invalidArgument, unsupported } from '#emulator/wire/status-error.ts';

/** Custom verbs, and the request field that their path fills. */
const VERBS: Record<string, { method: string; parameter: 'database' | 'parent' }> = {
  batchGet: { method: 'batchGetDocuments', parameter: 'database' },
  batchWrite: { method: 'batchWrite', parameter: 'database' },
  beginTransaction: { method: 'beginTransaction', parameter: 'database' },
  commit: { method: 'commit', parameter: 'database' },
  rollback: { method: 'rollback', parameter: 'database' },
  listCollectionIds: { method: 'listCollectionIds', parameter: 'parent' },
  partitionQuery: { method: 'partitionQuery', parameter: 'parent' },
  runAggregationQuery: { method: 'runAggregationQuery', parameter: 'parent' },
  runQuery: { method: 'runQuery', parameter: 'parent' },
};

const PATH = new RegExp(
  `^/v1/(projects/[^/]+/databases/[^/]+/documents)(?:/(.*?))?(?::(${Object.keys(VERBS).join('|')}))?$`,
);

/** Firestore's REST API, as `firestore/lite` calls it. */
export function createFirestoreRest(
  methods: Record<string, ApiMethod>,
  identify: IdentifyCaller,
): HttpHandler {
  return async (request, response, url) => {
    const match = PATH.exec(url.pathname);
    if (match === null) return refuseOthers(url.pathname);
    const caller = identify(request.headers.authorization);
    const [, documents = '', below = '', verb] = match;
    const path = [documents, below]
      .filter(Boolean)
      .join('/')
      .split('/')
      .map(decodeSegment)
      .join('/');
    const body = await readJson(request);
    const { method, message } =
      verb === undefined
        ? resourceCall(request.method ?? '', path, body, url.searchParams)
        : verbCall(verb, path, body);
    const run = methods[method];
    const description = firestoreMethod(method);
    if (run === undefined) throw unsupported(method);
    const answer = run(normalise(requestType(description), message), caller);
    if (Symbol.iterator in answer) await sendJsonList(response, answer as Iterable<Json>);
    else sendJson(response, 200, answer);
    return true;
  };
}

/** False for paths outside Firestore; throws for Firestore paths that are not supported. */
function refuseOthers(path: string): false {
  if (path.startsWith('/google.firestore.v1.Firestore/')) {
    throw unsupported('WebChannel; pages use firestore/lite');
  }
  const verb = /^\/v1\/projects\/[^/]+\/databases\/.*:(\w+)$/.exec(path)?.[1];
  if (verb !== undefined) throw unsupported(`the REST method "${verb}"`);
  return false;
}

interface Call {
  method: string;
  message: Json;
}

function verbCall(verb: string, path: string, body: Json): Call {
  const known = VERBS[verb] as (typeof VERBS)[string];
  const target = known.parameter === 'database' ? path.replace(/\/documents$/, '') : path;
  return { method: known.method, message: { ...body, [known.parameter]: target } };
}

/** Plain GET, POST, PATCH and DELETE on documents and collections. */
function resourceCall(http: string, path: string, body: Json, query: URLSearchParams): Call {
  const isDocument = path.split('/').length % 2 === 1;
  const parent = path.slice(0, path.lastIndexOf('/'));
  const collectionId = path.slice(path.lastIndexOf('/') + 1);
  const mask = fieldPaths(query, 'mask.fieldPaths');
  if (http === 'GET' && isDocument)
    return { method: 'getDocument', message: { name: path, ...mask, ...consistency(query) } };
  if (http === 'GET') {
    const message = {
      parent,
      collectionId,
      pageSize: query.get('pageSize') ?? 0,
      pageToken: query.get('pageToken') ?? '',
      orderBy: query.get('orderBy') ?? '',
      showMissing: query.get('showMissing') === 'true',
      ...mask,
      ...consistency(query),
    };
    return { method: 'listDocuments', message };
  }
  if (http === 'POST' && !isDocument) {
    const documentId = query.get('documentId') ?? undefined;
    const message = { parent, collectionId, documentId, document: body, ...mask };
    return { method: 'createDocument', message };
  }
  if (http === 'PATCH' && isDocument) {
    const updateMask = fieldPaths(query, 'updateMask.fieldPaths');
    const message = {
      document: { ...body, name: path },
      ...updateMask,
      ...mask,
      ...precondition(query),
    };
    return { method: 'updateDocument', message };
  }
  if (http === 'DELETE' && isDocument) {
    return { method: 'deleteDocument', message: { name: path, ...precondition(query) } };
  }
  throw unsupported(`${http} on ${path}`);
}

function fieldPaths(query: URLSearchParams, parameter: string): Json {
  const paths = query.getAll(parameter);
  return paths.length > 0 ? { [parameter.split('.')[0] ?? '']: { fieldPaths: paths } } : {};
}

/** What a GET reads: the snapshot of a transaction, or a moment. */
function consistency(query: URLSearchParams): Json {
  const transaction = query.get('transaction');
  const readTime = query.get('readTime');
  return { ...(transaction && { transaction }), ...(readTime && { readTime }) };
}

function precondition(query: URLSearchParams): Json {
  const exists = query.get('currentDocument.exists');
  const updateTime = query.get('currentDocument.updateTime');
  if (exists !== null) return { currentDocument: { exists: exists === 'true' } };
  return updateTime === null ? {} : { currentDocument: { updateTime } };
}

function decodeSegment(segment: string): string {
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch (cause) {
    throw invalidArgument(`Malformed address: ${segment}`, { cause });
  }
  if (!decoded.includes('/')) return decoded;
  throw invalidArgument(`"${decoded}" is no id: it contains a slash.`);
}
