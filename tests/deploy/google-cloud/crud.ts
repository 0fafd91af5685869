import { randomUUID } from 'node:crypto';
import type { Project } from './project.ts';
import { type Call, notFound, Refusal, type Route, route } from './route.ts';

type Json = Record<string, unknown>;

/** A kind of resource that an API creates, lists, changes by a mask and deletes. */
export interface Kind {
  /** `firestore/v1/projects/{id}/databases`: its collection, as in an address. */
  at: string;
  /** Every field that a request may have. */
  fields: readonly string[];
  /** The fields that its creation must have. */
  required?: readonly string[];
  /** The fields that cannot be changed. */
  fixed?: readonly string[];
  /** Query parameter, or field with `body.`, that names a new one; a number otherwise. */
  id?: string;
  /** Field of the body that has the resource where it is created. */
  inside?: string;
  /** Name of the list in an answer; the last part of the address otherwise. */
  list?: string;
  /** Fields that the API adds. */
  added?: Json;
  /** Whether its own `name` is the last part alone. */
  isShort?: boolean;
  /** Whether its creation is a long operation. */
  isSlow?: boolean;
  /** Whether a change takes a mask; `PUT` replaces all otherwise. */
  isReplaced?: boolean;
  /** Throws a `Refusal` for a body that the API would not take. */
  check?: (body: Json, name: string) => void;
}

/** The routes of a kind. Resources are stored under their names, such as `projects/a/databases/b`. */
export function crudRoutes(project: Project, kind: Kind): Route[] {
  const { at, fields, required = [], fixed = [], check = () => {} } = kind;
  const { resources } = project;
  const [, version = ''] = /^[\w-]+\/((?:storage\/)?v\w+)\//u.exec(at) ?? [];
  const nameOf = ({ path }: Call) => decodeURIComponent(path.slice(version.length + 2));
  const listName = kind.list ?? at.slice(at.lastIndexOf('/') + 1);

  function stored(name: string): Json {
    const found = resources.get(name);
    if (found === undefined) throw notFound(name);
    return found;
  }

  function create(call: Call): object {
    const parent = nameOf(call).replace(/\/[^/]+$/u, '');
    if (/^projects\/[^/]+\/(?!locations\/[^/]+$)[^/]+\//u.test(parent)) stored(parent);
    const { body, query } = call;
    if (kind.inside) onlyFields(body, [kind.inside, kind.id?.replace('body.', '') ?? '']);
    const own = kind.inside ? (body[kind.inside] as Json) : withoutId(body);
    onlyFields(own, fields);
    const missing = required.find((field) => own[field] === undefined);
    if (missing) throw invalid(`${missing} is required.`);
    const given = kind.id?.startsWith('body.') ? body[kind.id.slice(5)] : query.get(kind.id ?? '');
    if (kind.id && !given) throw invalid(`${kind.id} is required.`);
    const name = `${nameOf(call)}/${given ?? randomUUID()}`;
    if (resources.has(name)) throw new Refusal(409, 'ALREADY_EXISTS', `${name} exists.`);
    check(own, name);
    const resource = { ...kind.added, ...own, name: kind.isShort ? given : name };
    resources.set(name, resource);
    return kind.isSlow ? startOperation(project, name, resource) : resource;
  }

  function withoutId(body: Json): Json {
    if (!kind.id?.startsWith('body.')) return body;
    const { [kind.id.slice(5)]: _, ...own } = body;
    return own;
  }

  function change(call: Call): object {
    const name = nameOf(call);
    const before = stored(name);
    const mask = kind.isReplaced ? Object.keys(call.body) : maskOf(call);
    onlyFields(call.body, fields);
    const settled = mask.find((field) => fixed.includes(field));
    if (settled) throw invalid(`${settled} cannot be changed.`);
    const changed = Object.fromEntries(mask.map((field) => [field, call.body[field]]));
    check({ ...before, ...changed }, name);
    const after = { ...before, ...changed, name: before['name'] };
    resources.set(name, after);
    return after;
  }

  const one = `${at}/{own}`;
  return [
    route(`POST ${at}`, create),
    route(`GET ${at}`, (call) => ({
      [listName]: [...resources].flatMap(([name, resource]) =>
        name.startsWith(`${nameOf(call)}/`) && !name.slice(nameOf(call).length + 1).includes('/')
          ? [resource]
          : [],
      ),
    })),
    route(`GET ${one}`, (call) => stored(nameOf(call))),
    route(`${kind.isReplaced ? 'PUT' : 'PATCH'} ${one}`, change),
    route(`DELETE ${one}`, (call) => {
      stored(nameOf(call));
      resources.delete(nameOf(call));
      return {};
    }),
  ];
}

/** Throws for a field that a message does not have, in Google's words. */
export function onlyFields(body: Json, fields: readonly string[]): void {
  const unknown = Object.keys(body).find((field) => !fields.includes(field));
  if (unknown === undefined) return;
  throw invalid(`Invalid JSON payload received. Unknown name "${unknown}": Cannot find field.`);
}

export function invalid(message: string): Refusal {
  return new Refusal(400, 'INVALID_ARGUMENT', message);
}

/** The fields of a mask; the body must have each of them. */
export function maskOf({ query, body }: Call): string[] {
  const mask = (query.get('updateMask') ?? '').split(',').filter(Boolean);
  if (mask.length === 0) throw invalid('A change needs an update mask.');
  const absent = mask.find((field) => body[field] === undefined);
  if (absent) throw invalid(`The mask names ${absent}, which the body does not have.`);
  return mask;
}

/** An operation that is already finished when it is polled. */
export function startOperation(project: Project, name: string, response: Json): object {
  const parent = /^projects\/[^/]+\/(?:databases|locations)/u.test(name) ? `${name}/` : '';
  const operation = `${parent}operations/${project.resources.size}`;
  project.resources.set(operation, { name: operation, done: true, response });
  return { name: operation, done: false };
}

/** The operation that a call asks about; null for another call. */
export function operationAt(project: Project, path: string): object | null {
  const name = /^\/v\w+\/(.*\boperations\/[^/]+)$/u.exec(path)?.[1];
  return project.resources.get(name ?? '') ?? null;
}
