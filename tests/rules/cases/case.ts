import type { RulesMethod } from 'app-emulator/rules';

/** Placeholder for serverTimestamp() in what a case writes. */
export const NOW = Symbol('now');

/** Creation time of the documents that exist before the request of a case. */
export const THEN = new Date('2026-01-02T03:04:05.678Z');

export type Data = Record<string, unknown>;

export type Caller = keyof typeof BASE_CALLERS | keyof typeof IMPOSTORS;

/** The address of every caller, so that only the role decides. */
export const EMAIL = 'mette@forhandler.example';

/** Claims of the callers; null is not signed in. `staff` has the claim from before there were roles. */
export const BASE_CALLERS = {
  staff: { role: 'admin', email: EMAIL },
  owner: { role: 'owner', email: EMAIL },
  sales: { role: 'sales', email: EMAIL },
  photographer: { role: 'photographer', email: EMAIL },
  editor: { role: 'editor', email: EMAIL },
  customer: { email: EMAIL },
  nobody: null,
} as const;

/** Claims that look like those of staff. */
export const IMPOSTORS = {
  'a role in a list': { role: ['admin'] },
  'a role in a map': { role: { admin: true } },
  'a role in capitals': { role: 'Admin' },
  'a role with a space': { role: 'admin ' },
  'a role with a line break': { role: 'admin\n' },
  'a role with a hidden character': { role: 'admin\u200b' },
  'a role in Cyrillic letters': { role: '\u0430dmin' },
  'a role that is a pattern': { role: '.*' },
  'a role that is true': { role: true },
  'a role that is a number': { role: 1 },
  'an empty role': { role: '' },
  'another name of the role': { roles: ['admin'], Role: 'admin' },
  'a flag instead of a role': { admin: true },
  'a role inside other claims': { claims: { role: 'admin' }, token: { role: 'admin' } },
} as const;

export const CALLERS = { ...BASE_CALLERS, ...IMPOSTORS };

/** One request to the shipped `firestore.rules` and the expected decision. */
export interface FirestoreCase {
  says: string;
  allowed: boolean;
  as: Caller;
  method: RulesMethod;
  /** The path of the document; for a list, of the collection. */
  path: string;
  before?: Data;
  after?: Data;
}

type Request = Omit<FirestoreCase, 'says' | 'allowed' | 'as'> & { as?: Caller };

export function allows(says: string, request: Request): FirestoreCase {
  return { as: 'staff', ...request, says, allowed: true };
}

export function denies(says: string, request: Request): FirestoreCase {
  return { as: 'staff', ...request, says, allowed: false };
}

/** Values of one field that the rules accept and that they refuse. */
export interface Values {
  good: readonly unknown[];
  bad: readonly unknown[];
}

/** A create for each value of each field; `undefined` leaves the field out. */
export function fieldCases(
  path: string,
  document: Data,
  fields: Record<string, Values>,
): FirestoreCase[] {
  const [collection] = path.split('/');
  return Object.entries(fields).flatMap(([field, { good, bad }]) => [
    ...good.map((value) =>
      allows(`${collection}: the rules accept ${field} ${show(value)}`, {
        method: 'create',
        path,
        after: withField(document, field, value),
      }),
    ),
    ...bad.map((value) =>
      denies(`${collection}: the rules refuse ${field} ${show(value)}`, {
        method: 'create',
        path,
        after: withField(document, field, value),
      }),
    ),
  ]);
}

/** Creates with a value of the wrong type in each field: what a value may be is the schema's business. */
export function valuesOfTheSchema(
  path: string,
  document: Data,
  fields: readonly string[],
): FirestoreCase[] {
  const [collection] = path.split('/');
  return fields.map((field) =>
    allows(`${collection}: the rules leave the value of ${field} to the schema`, {
      method: 'create',
      path,
      after: { ...document, [field]: [{ wrong: true }] },
    }),
  );
}

export function withField(document: Data, field: string, value: unknown): Data {
  const { [field]: _, ...rest } = document;
  return value === undefined ? rest : { ...rest, [field]: value };
}

export function show(value: unknown): string {
  if (value === undefined) return 'left out';
  if (value instanceof Date) return value.toISOString();
  if (value === NOW) return 'now';
  if (typeof value === 'number') return String(value);
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 30)}… (${text.length} characters)` : text;
}

/** The cases of every collection that staff edit: who may send requests, and the bookkeeping. */
export function commonCases(path: string, document: Data): FirestoreCase[] {
  const [collection = ''] = path.split('/');
  const fresh = created(document);
  const before = { ...document, created_at: THEN, updated_at: THEN, version: 4 };
  const after = { ...before, updated_at: NOW, updated_by: EMAIL, version: 5 };
  const requests: Request[] = [
    { method: 'get', path, before },
    { method: 'list', path: collection },
    { method: 'create', path, after: fresh },
    { method: 'update', path, before, after },
  ];
  const update = (changes: Data) => ({
    method: 'update' as const,
    path,
    before,
    after: { ...after, ...changes },
  });
  const create = (changes: Data) => ({
    method: 'create' as const,
    path,
    after: { ...fresh, ...changes },
  });
  return [
    ...requests.flatMap((request) => [
      allows(`the rules grant staff ${request.method} access`, request),
      ...(['editor', 'customer', 'nobody'] as const).map((as) =>
        denies(`the rules deny the caller ${as} ${request.method} access`, { ...request, as }),
      ),
    ]),
    ...(Object.keys(CALLERS) as Caller[]).map((as) =>
      denies(`the rules deny the caller ${as} to delete for good`, {
        ...{ method: 'delete', path, before, as },
      }),
    ),
    denies(
      'the rules refuse a new document in the name of a colleague',
      create({ updated_by: 'a@b.dk' }),
    ),
    denies('the rules refuse a new document without the name of its account', {
      ...create({}),
      after: withField(fresh, 'updated_by', undefined),
    }),
    denies('the rules refuse a new document in the trash', create({ trashed_at: NOW })),
    denies(
      'the rules refuse a change in the name of a colleague',
      update({ updated_by: 'a@b.dk' }),
    ),
    allows('the rules accept a document moved to the trash', update({ trashed_at: NOW })),
    denies('the rules refuse a client time of the trash', update({ trashed_at: THEN })),
    allows('the rules accept a document restored from the trash', {
      ...update({ trashed_at: null }),
      before: { ...before, trashed_at: THEN },
    }),
    denies('the rules refuse a change of a document that stays in the trash', {
      ...update({ trashed_at: THEN }),
      before: { ...before, trashed_at: THEN },
    }),
    denies('the rules refuse a document id with a dot', {
      ...create({}),
      path: `${collection}/a.b`,
    }),
    allows('the rules accept a document id of 128 characters', {
      ...create({}),
      path: `${collection}/${'a'.repeat(128)}`,
    }),
    denies('the rules refuse a document id of 129 characters', {
      ...create({}),
      path: `${collection}/${'a'.repeat(129)}`,
    }),
    denies('the rules refuse version 2 on a new document', create({ version: 2 })),
    denies('the rules refuse version 0 on a new document', create({ version: 0 })),
    denies(
      'the rules refuse a new document with a client creation time',
      create({ created_at: THEN }),
    ),
    denies(
      'the rules refuse a new document with a client update time',
      create({ updated_at: THEN }),
    ),
    denies('the rules refuse a new document with an unknown field', create({ unheard_of: 1 })),
    denies('the rules refuse a change that leaves the version', update({ version: 4 })),
    denies('the rules refuse a change that skips a version', update({ version: 6 })),
    denies('the rules refuse a change of the creation time', update({ created_at: NOW })),
    denies('the rules refuse a change with a client update time', update({ updated_at: THEN })),
    denies('the rules refuse a change that adds an unknown field', update({ unheard_of: 1 })),
    allows('the rules read a document without version as version 1', {
      method: 'update',
      path,
      before: withField(before, 'version', undefined),
      after: { ...after, version: 2 },
    }),
    denies('the rules refuse version 1 after a document without version', {
      method: 'update',
      path,
      before: withField(before, 'version', undefined),
      after: { ...after, version: 1 },
    }),
    denies('the rules refuse a document in a subcollection', {
      method: 'create',
      path: `${path}/more/x`,
      after: fresh,
    }),
  ].map((one) => ({ ...one, says: `${collection}: ${one.says}` }));
}

/** A new document, with its bookkeeping. */
export function created(fields: Data): Data {
  return { ...fields, created_at: NOW, updated_at: NOW, updated_by: EMAIL, version: 1 };
}
