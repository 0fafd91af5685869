import type { World } from './check.ts';

export const DATABASE = 'projects/demo-test/databases/(default)';
export const DOCUMENTS = `${DATABASE}/documents`;

/** The JSON of a Firestore message. */
export type Json = Record<string, unknown>;

export interface Answer {
  /** `OK`, or the status name of the error. */
  status: string;
  /** The first message where the answer is a list. */
  body: Json;
}

/** Calls the REST API directly, for requests that no SDK would send. */
export async function rest(
  { target }: World,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${target.port}/v1/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const parsed: unknown = await response.json();
  const first = (Array.isArray(parsed) ? parsed[0] : parsed) as Json & { error?: Json };
  return { status: response.ok ? 'OK' : String(first.error?.['status']), body: first };
}

/** The outcome of a commit. */
export async function commit(world: World, writes: object[]): Promise<string> {
  return (await rest(world, 'POST', `${DOCUMENTS}:commit`, { writes })).status;
}

/** The full name of a document in the check's collection. */
export function documentName({ collection }: World, id: string): string {
  return `${DOCUMENTS}/${collection.id}/${id}`;
}

/** Sets documents whose field `n` is their position in the list. */
export async function store(world: World, ids: string[]): Promise<void> {
  await commit(
    world,
    ids.map((id, n) => ({
      update: { name: documentName(world, id), fields: { n: integer(n), m: integer(0) } },
    })),
  );
}

export function integer(value: number): Json {
  return { integerValue: String(value) };
}
