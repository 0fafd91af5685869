/**
 * What Hosting's REST reference allows in the requests that the publisher makes: revision 20230704 of
 * https://firebasehosting.googleapis.com/$discovery/rest?version=v1beta1, without the fields that are
 * output only, and without those whose description forbids them here.
 */
type Schema =
  | 'string'
  | 'boolean'
  | 'integer'
  /** A whole number as text. */
  | 'int64'
  | { oneOf: readonly string[] }
  | { mapOf: Schema }
  | { listOf: Schema }
  | { fields: Readonly<Record<string, Schema>>; required?: readonly string[] };

const PATTERN = { glob: 'string', regex: 'string' } as const;

const SERVING_CONFIG: Schema = {
  fields: {
    appAssociation: { oneOf: ['AUTO', 'NONE'] },
    cleanUrls: 'boolean',
    headers: { listOf: { fields: { ...PATTERN, headers: { mapOf: 'string' } } } },
    i18n: { fields: { root: 'string' } },
    redirects: {
      listOf: {
        fields: { ...PATTERN, location: 'string', statusCode: 'integer' },
        required: ['location', 'statusCode'],
      },
    },
    rewrites: {
      listOf: {
        fields: {
          ...PATTERN,
          dynamicLinks: 'boolean',
          function: 'string',
          functionRegion: 'string',
          path: 'string',
          run: {
            fields: { region: 'string', serviceId: 'string', tag: 'string' },
            required: ['serviceId'],
          },
        },
      },
    },
    trailingSlashBehavior: { oneOf: ['ADD', 'REMOVE'] },
  },
};

const VERSION: Schema = {
  fields: {
    config: SERVING_CONFIG,
    labels: { mapOf: 'string' },
    status: { oneOf: ['CREATED', 'FINALIZED'] },
  },
};

const CHANNEL: Schema = {
  fields: { expireTime: 'string', labels: { mapOf: 'string' }, ttl: 'string' },
};

interface Method {
  query: readonly string[];
  body: Schema | null;
}

/** By method and path, with `*` for a name. */
const METHODS: Readonly<Record<string, Method>> = {
  'GET /v1beta1/sites/*/channels/*': { query: [], body: null },
  'GET /v1beta1/sites/*/channels/*/releases': { query: ['pageSize', 'pageToken'], body: null },
  'POST /v1beta1/sites/*/versions': { query: ['sizeBytes'], body: VERSION },
  'GET /v1beta1/sites/*/versions': { query: ['filter', 'pageSize', 'pageToken'], body: null },
  'DELETE /v1beta1/sites/*/versions/*': { query: [], body: null },
  'POST /v1beta1/sites/*/versions/*:populateFiles': {
    query: [],
    body: { fields: { files: { mapOf: 'string' } }, required: ['files'] },
  },
  'PATCH /v1beta1/sites/*/versions/*': { query: ['updateMask'], body: VERSION },
  'GET /v1beta1/sites/*/versions/*/files': {
    query: ['pageSize', 'pageToken', 'status'],
    body: null,
  },
  'POST /v1beta1/sites/*/channels': { query: ['channelId'], body: CHANNEL },
  'PATCH /v1beta1/sites/*/channels/*': { query: ['updateMask'], body: CHANNEL },
  'POST /v1beta1/sites/*/channels/*/releases': {
    query: ['versionName'],
    // `type` only where a site is disabled.
    body: { fields: { message: 'string' } },
  },
  'PATCH /v1beta1/sites/*/config': {
    query: ['updateMask'],
    body: { fields: { cloudLoggingEnabled: 'boolean', maxVersions: 'int64' } },
  },
};

export interface HostingRequest {
  method: string;
  url: URL;
  /** Undefined where there is none. */
  body: unknown;
}

/** The method of the reference that a request calls, as `GET /v1beta1/sites/*`. */
export function methodOf({ method, url }: HostingRequest): string {
  const name = (_: string, collection: string) => `${collection}/*`;
  return `${method} ${url.pathname.replaceAll(/\b(sites|channels|versions)\/[^/:]+/gu, name)}`;
}

/** Where a request differs from the reference. */
export function differences(request: HostingRequest): string[] {
  const name = methodOf(request);
  const method = METHODS[name];
  if (method === undefined) return [`${name} is no method of the reference.`];
  const query = [...request.url.searchParams.keys()]
    .filter((key) => !method.query.includes(key))
    .map((key) => `${name} has no parameter ${key}.`);
  const mask = request.url.searchParams.get('updateMask')?.split(',') ?? [];
  const unmasked = mask.filter((field) => !(field in ((request.body ?? {}) as object)));
  const body =
    method.body === null
      ? request.body === undefined
        ? []
        : [`${name} has no body.`]
      : mismatches(request.body, method.body, 'body');
  return [...query, ...unmasked.map((field) => `${field} is masked and not sent.`), ...body];
}

function mismatches(value: unknown, schema: Schema, path: string): string[] {
  if (typeof schema === 'string')
    return isScalar(value, schema) ? [] : [`${path} is no ${schema}.`];
  if ('oneOf' in schema) {
    return schema.oneOf.includes(String(value)) ? [] : [`${path} must not be ${value}.`];
  }
  if ('listOf' in schema) {
    if (!Array.isArray(value)) return [`${path} is no list.`];
    return value.flatMap((item, index) => mismatches(item, schema.listOf, `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [`${path} is no object.`];
  }
  const entries = Object.entries(value);
  if ('mapOf' in schema) {
    return entries.flatMap(([key, item]) => mismatches(item, schema.mapOf, `${path}.${key}`));
  }
  const missing = (schema.required ?? []).filter((field) => !(field in value));
  return [
    ...missing.map((field) => `${path}.${field} is missing.`),
    ...entries.flatMap(([key, item]) => {
      const field = schema.fields[key];
      return field ? mismatches(item, field, `${path}.${key}`) : [`${path} has no field ${key}.`];
    }),
  ];
}

function isScalar(value: unknown, schema: 'string' | 'boolean' | 'integer' | 'int64'): boolean {
  if (schema === 'integer') return Number.isInteger(value);
  if (schema === 'int64') return typeof value === 'string' && /^\d+$/u.test(value);
  return typeof value === schema;
}
